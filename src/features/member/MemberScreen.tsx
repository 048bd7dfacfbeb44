import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Member } from '../../api/member.ts'
import { useFailureText } from '../../i18n/failureText.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { IconName } from '../../ui/icons.ts'
import { useSkeleton } from '../../ui/useSkeleton.ts'
import { version } from '../../../package.json'
import { memberAtom, roleAtom } from '../session/session.atoms.ts'
import css from './MemberScreen.module.css'
import { TrialPrompt } from './TrialPrompt.tsx'

interface Props {
  readonly balance: ReactNode
  readonly preferences: ReactNode
  readonly signOut: ReactNode
}

/** The player's own page: who they are, what they have, and how the app behaves. */
export function MemberScreen({ balance, preferences, signOut }: Props) {
  const isTrial = useAtomValue(roleAtom) === 'trial'
  return (
    <div className={css.page}>
      <Identity />
      {balance}
      <Places hasPassword={!isTrial} />
      <section className={css.card}>
        <h2 className={css.heading}>
          <Trans>On this phone</Trans>
        </h2>
        {preferences}
      </section>
      {signOut}
      <p className={css.version}>
        <Trans>Version {version}</Trans>
      </p>
      {isTrial && <TrialPrompt />}
    </div>
  )
}

function Identity() {
  const { value, failure, isPending, retry } = useAtomValue(memberAtom)
  const isGhostly = useSkeleton(isPending)
  const textOf = useFailureText()
  if (value) return <Card member={value} />
  if (failure)
    return (
      <ErrorState
        title={textOf(failure)}
        action={
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    )
  return <div className={css.ghost}>{isGhostly && <Skeleton />}</div>
}

function Card({ member }: { readonly member: Member }) {
  const name = member.nickname || member.userName
  return (
    <header className={css.identity}>
      <Avatar name={name} size="large" />
      <div className={css.names}>
        <h1 className={css.name}>{name}</h1>
        <p className={css.account}>{member.account}</p>
      </div>
      <p className={css.vip}>
        <Icon name="crown" size="small" />
        <Trans>VIP {member.vipLabel}</Trans>
      </p>
    </header>
  )
}

function Places({ hasPassword }: { readonly hasPassword: boolean }) {
  const { t } = useLingui()
  return (
    <nav className={css.places} aria-label={t`My pages`}>
      <Place to="/m/fav" icon="star" label={t`Favorites`} />
      <Place to="/m/recent" icon="clock" label={t`Recent games`} />
      <Place to="/m/notice" icon="bell" label={t`Notices`} />
      {hasPassword && <Place to="/m/changePsw" icon="lock" label={t`Change password`} />}
    </nav>
  )
}

interface PlaceProps {
  readonly to: '/m/fav' | '/m/recent' | '/m/notice' | '/m/changePsw'
  readonly icon: IconName
  readonly label: string
}

const Place = ({ to, icon, label }: PlaceProps) => (
  <Link to={to} className={css.place}>
    <Icon name={icon} />
    {label}
  </Link>
)
