import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { MouseEvent } from 'react'
import { may } from '../../api/roles.ts'
import { roleAtom } from '../../features/session/session.atoms.ts'
import { type Openable, Sheet } from '../../ui/overlay/Sheet.tsx'
import { ModuleGate } from '../route/ModuleGate.tsx'
import { AgentPanel } from './AgentPanel.tsx'
import { GuestPanel } from './GuestPanel.tsx'
import { PlayerPanel } from './PlayerPanel.tsx'
import css from './AffiliateSheet.module.css'

export function AffiliateSheet({ open, onClose }: Openable) {
  const { t } = useLingui()
  const closeOnWayOut = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={t`Affiliate`}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks on the links inside */}
      <div className={css.panel} onClick={closeOnWayOut}>
        <Panel />
      </div>
    </Sheet>
  )
}

function Panel() {
  const role = useAtomValue(roleAtom)
  if (may(role, 'agency'))
    return (
      <ModuleGate module="AGEINFO3">
        <AgentPanel />
      </ModuleGate>
    )
  return may(role, 'money') ? <PlayerPanel /> : <GuestPanel />
}
