import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { isNativeWrapper, isStandalone } from '#device/display.ts'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { Columns } from '#ui/layout/Columns.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { isClosedAtom, isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { SignOutButton } from '#features/session/signOut/SignOutButton.tsx'
import { Balance } from '#features/wallet/Balance.tsx'
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
  const Pages = look === 'new' ? PagesByTopic : PagesInOnePanel
  return (
    <>
      <Columns hasHead>
        <Identity look={look} />
        <Balance as="widget" />
        {contracts}
        {isTrial && <RegisterCard />}
        <Pages unread={unread} />
        <PhonePanel {...phone} />
        <SignOutButton />
      </Columns>
      {isTrial && <TrialPrompt />}
    </>
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
          <Places label={t`Money`} places={money} as="tiles" />
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

function RegisterCard() {
  const canRegister = useAtomValue(isOnAtom)('REG3')
  return (
    <Panel title={<Trans>You are on a free trial</Trans>}>
      <p className={css.text}>
        <Trans>With your own account you can deposit, withdraw and get messages.</Trans>
      </p>
      {canRegister && (
        <LinkButton to="/m/register" block>
          <Trans>Register now</Trans>
        </LinkButton>
      )}
    </Panel>
  )
}

type OfPhone = Pick<MemberSlots, 'preferences' | 'handOff' | 'fault'>

function PhonePanel({ preferences, handOff, fault }: OfPhone) {
  const { t } = useLingui()
  const isInstalled = isStandalone() || isNativeWrapper()
  return (
    <Panel title={<Trans>On this phone</Trans>} flush>
      <div className={css.preferences}>{preferences}</div>
      <Places label={t`On this phone`} places={phonePlaces(isInstalled)} as="rows" />
      {fault}
      {!isInstalled && handOff}
      <Version />
    </Panel>
  )
}

/** Trial players are offered an account (section 4). */
function TrialPrompt() {
  const [isOpen, setOpen] = useState(true)
  const canRegister = useAtomValue(isOnAtom)('REG3')
  const navigate = useNavigate()
  const { t } = useLingui()
  return (
    <Dialog
      open={isOpen}
      title={t`You are on a free trial`}
      confirmLabel={canRegister ? t`Register now` : t`Sign in`}
      onConfirm={() => void navigate({ to: canRegister ? '/m/register' : '/m/login' })}
      cancelLabel={t`Cancel`}
      onCancel={() => setOpen(false)}
    >
      <Trans>Please login an actual account to use this function</Trans>
    </Dialog>
  )
}
