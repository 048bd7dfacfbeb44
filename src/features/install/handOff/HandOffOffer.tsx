import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { optional } from '../../../ui/optional.ts'
import { useSticky } from '../../../ui/useSticky.ts'
import { canTakeOver } from './handOff.atoms.ts'

const HandOffSheet = optional(() =>
  import('./HandOffSheet.tsx').then((module) => module.HandOffSheet),
)

/** In the installed app alone: the way in by a code of the browser's, without a password. */
export function HandOffOffer() {
  const [isOpen, setOpen] = useState(false)
  const isNeeded = useSticky(isOpen)
  if (!canTakeOver()) return null
  return (
    <>
      <Button kind="ghost" block icon={<Icon name="phone" />} onClick={() => setOpen(true)}>
        <Trans>Continue from the browser</Trans>
      </Button>
      <Suspense>
        {isNeeded && <HandOffSheet open={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
