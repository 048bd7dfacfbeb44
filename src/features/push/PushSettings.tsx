import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { PushSheet } from './PushSheet.tsx'

/** The only place that asks for permission, because the player opened it for that. */
export function PushSettings() {
  const [isOpen, setIsOpen] = useState(false)
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
      <PushSheet open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
