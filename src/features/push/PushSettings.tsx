import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { optional } from '#ui/optional.ts'
import { useSticky } from '#ui/useSticky.ts'

const PushSheet = optional(() => import('./PushSheet.tsx'), 'PushSheet')

/** The only place that asks for permission, because the player opened it for that. */
export function PushSettings() {
  const [isOpen, setIsOpen] = useState(false)
  const isNeeded = useSticky(isOpen)
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={<Icon name="bell" size="small" />}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Notifications</Trans>
      </Button>
      {isNeeded && <PushSheet open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
