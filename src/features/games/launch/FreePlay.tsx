import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { may } from '#api/roles.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { Link } from '#ui/Link.tsx'
import { isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import css from './LaunchScreen.module.css'
import type { LaunchSearch } from './target/launch.search.ts'

interface Props {
  readonly search: LaunchSearch
  /** Until then the link to the same game with money is invisible but takes its space, so that nothing moves. */
  readonly isOffered: boolean
}

export function FreePlay(props: Props) {
  const { t } = useLingui()
  const role = useAtomValue(roleAtom)
  const badge = <Badge kind="teal">{t`Try free`}</Badge>
  if (!may(role, 'money') && role !== 'guest') return badge
  return (
    <div className={css.free}>
      {badge}
      <OwnBalance {...props} isGuest={role === 'guest'} />
    </div>
  )
}

function OwnBalance({ search, isOffered, isGuest }: Props & { readonly isGuest: boolean }) {
  const canRegister = useAtomValue(isOnAtom)('REG3')
  const router = useRouter()
  const own = { to: '/m/launchGame', search: { ...search, free: undefined } } as const
  const look = { className: css.own, 'data-offered': isOffered }
  if (!isGuest)
    return (
      <Link {...own} replace {...look}>
        <Trans>Play with your own balance</Trans>
      </Link>
    )
  return (
    <Link
      to={canRegister ? '/m/register' : '/m/login'}
      search={{ next: router.buildLocation(own).href }}
      {...look}
    >
      {canRegister ? (
        <Trans>Sign up to play with your own balance</Trans>
      ) : (
        <Trans>Sign in to play with your own balance</Trans>
      )}
    </Link>
  )
}
