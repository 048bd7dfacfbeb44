import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Panel } from '../../ui/layout/Panel.tsx'
import { isClosedAtom } from '../merchant/merchant.atoms.ts'
import { roleAtom } from '../session/session.atoms.ts'
import { Identity } from './Identity.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { PhonePanel } from './PhonePanel.tsx'
import { Places } from './Places.tsx'
import { RegisterCard } from './RegisterCard.tsx'
import type { MemberSlots } from './member.slots.ts'
import { agentPlaces, gamePlaces, moneyPlaces, ownPlaces } from './places.rules.ts'

export function NewCentre({ balance, unread, contracts, signOut, ...phone }: MemberSlots) {
  const { t } = useLingui()
  const role = useAtomValue(roleAtom)
  const isClosed = useAtomValue(isClosedAtom)
  const [money, own] = [moneyPlaces(role, isClosed), ownPlaces(role)]
  const tools = agentPlaces(role, isClosed)
  return (
    <Columns hasHead>
      <Identity look="new" />
      {balance}
      {contracts}
      {money.length > 0 && (
        <Panel flush>
          <Places label={t`Money`} places={money} as="tiles" />
        </Panel>
      )}
      {role === 'trial' && <RegisterCard />}
      {own.length > 0 && (
        <Panel title={<Trans>My account</Trans>} flush>
          <Places label={t`My account`} places={own} as="rows" unread={unread} />
        </Panel>
      )}
      {tools.length > 0 && (
        <Panel title={<Trans>For agents</Trans>} flush>
          <Places label={t`For agents`} places={tools} as="rows" />
        </Panel>
      )}
      <Panel title={<Trans>My games</Trans>} flush>
        <Places label={t`My games`} places={gamePlaces} as="rows" />
      </Panel>
      <PhonePanel {...phone} />
      {signOut}
    </Columns>
  )
}
