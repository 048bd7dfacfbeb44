import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { isNativeWrapper, isStandalone } from '#device/display.ts'
import { Columns } from '#ui/layout/Page.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { isClosedAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { accountForAtom } from '#features/session/session.guard.ts'
import { SignOutButton } from '#features/session/signOut/SignOutButton.tsx'
import { Balance } from '#features/wallet/balance/Balance.tsx'
import { Identity } from './Identity.tsx'
import css from './MemberScreen.module.css'
import { Places } from './Places.tsx'
import { Version } from './Version.tsx'
import { centreAtom } from './member.atoms.ts'
import { agentPlaces, gamePlaces, moneyPlaces, ownPlaces, phonePlaces } from './places.rules.ts'

interface MemberSlots {
  readonly unread: number
  readonly contracts?: ReactNode
  readonly preferences: ReactNode
  readonly handOff?: ReactNode
  /** Why the app is not on this phone. */
  readonly fault?: ReactNode
}

export function MemberScreen({ unread, contracts, ...phone }: MemberSlots) {
  const look = useAtomValue(centreAtom)
  const isTrial = useAtomValue(roleAtom) === 'trial'
  const offerAccountFor = useSetAtom(accountForAtom)
  useEffect(() => {
    // Section 4: the member center offers a trial player an account.
    if (isTrial) offerAccountFor('/m/member/home')
  }, [isTrial, offerAccountFor])
  const Pages = look === 'base' ? PagesInOnePanel : PagesByTopic
  return (
    <Columns hasHead>
      <Identity look={look ?? 'new'} />
      <div className={css.balance}>
        <Balance as="widget" />
      </div>
      {look && (
        <>
          {contracts}
          <Pages unread={unread} />
          <PhonePanel {...phone} />
          <SignOutButton />
        </>
      )}
    </Columns>
  )
}

function PagesInOnePanel({ unread }: Pick<MemberSlots, 'unread'>) {
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
    <Panel flush>
      <Places label={t`My pages`} places={places} as="tiles" unread={unread} />
    </Panel>
  )
}

function PagesByTopic({ unread }: Pick<MemberSlots, 'unread'>) {
  const { t } = useLingui()
  const role = useAtomValue(roleAtom)
  const isClosed = useAtomValue(isClosedAtom)
  const money = moneyPlaces(role, isClosed)
  const topics = [
    { label: t`My account`, places: ownPlaces(role) },
    { label: t`For agents`, places: agentPlaces(role, isClosed) },
    { label: t`My games`, places: gamePlaces },
  ].filter(({ places }) => places.length > 0)
  return (
    <>
      {money.length > 0 && (
        <Panel flush>
          <Places
            label={t({
              message: 'Money',
              comment: 'Heading over links: balance, deposit, withdrawal.',
            })}
            places={money}
            as="tiles"
          />
        </Panel>
      )}
      {topics.map(({ label, places }) => (
        <Panel key={label} title={label} flush>
          <Places label={label} places={places} as="rows" unread={unread} />
        </Panel>
      ))}
    </>
  )
}

type OfPhone = Pick<MemberSlots, 'preferences' | 'handOff' | 'fault'>

function PhonePanel({ preferences, handOff, fault }: OfPhone) {
  const { t } = useLingui()
  const isInstalled = isStandalone() || isNativeWrapper()
  return (
    <Panel title={<Trans>On this device</Trans>} flush>
      <div className={css.preferences}>{preferences}</div>
      <Places label={t`On this device`} places={phonePlaces(isInstalled)} as="rows" />
      {fault}
      {!isInstalled && handOff}
      <Version />
    </Panel>
  )
}
