import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './HandOff.module.css'
import { canTakeOver, isTakingOverAtom } from './firstStart.atoms.ts'

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
