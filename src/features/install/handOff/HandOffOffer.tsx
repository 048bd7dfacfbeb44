import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './HandOff.module.css'
import { canTakeOver, isTakingOverAtom } from './firstStart.atoms.ts'
import { sheetHost } from '#ui/overlay/lateSheet.ts'

/** Installed app only; `HandOffHost` renders its sheet. */
export function HandOffOffer() {
  const open = useSetAtom(isTakingOverAtom)
  if (!canTakeOver()) return null
  return (
    <Button
      kind="ghost"
      block
      className={css.offer}
      icon={<Icon name="phone" />}
      onClick={() => open(true)}
    >
      <Trans>Continue from the browser</Trans>
    </Button>
  )
}

const LateSheet = sheetHost(() => import('./HandOffSheet.tsx'), 'HandOffSheet', isTakingOverAtom)

/** The sheet of `HandOffOffer`: it contains a form, so it must not be nested in the login's. */
export function HandOffHost() {
  const setOpen = useSetAtom(isTakingOverAtom)
  useEffect(() => () => setOpen(false), [setOpen])
  return <LateSheet />
}
