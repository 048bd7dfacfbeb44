import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { AccountSheet } from './AccountSheet.tsx'
import css from './AgentRegisterScreen.module.css'

export function OpenAccount({ maxRebate }: { readonly maxRebate: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={<Trans>Open an account for a player</Trans>}>
      <p className={css.text}>
        <Trans>The player chooses their own password at the first login.</Trans>
      </p>
      <Button kind="ghost" block onClick={() => setOpen(true)}>
        <Trans>Open an account</Trans>
      </Button>
      <AccountSheet open={isOpen} onClose={() => setOpen(false)} maxRebate={maxRebate} />
    </Panel>
  )
}
