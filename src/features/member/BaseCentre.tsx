import { useLingui } from '@lingui/react/macro'
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

export function BaseCentre({ balance, unread, contracts, signOut, ...phone }: MemberSlots) {
  const { t } = useLingui()
  const role = useAtomValue(roleAtom)
  const isClosed = useAtomValue(isClosedAtom)
  const places = [
    ...moneyPlaces(role, isClosed),
    ...ownPlaces(role),
    ...gamePlaces.filter(({ to }) => to === '/m/fav'),
    ...agentPlaces(role, isClosed),
  ]
  return (
    <Columns hasHead>
      <Identity look="base" />
      {balance}
      {contracts}
      {role === 'trial' && <RegisterCard />}
      <Panel flush>
        <Places label={t`My pages`} places={places} as="tiles" unread={unread} />
      </Panel>
      <PhonePanel {...phone} />
      {signOut}
    </Columns>
  )
}
