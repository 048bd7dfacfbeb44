import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { may } from '#api/roles.ts'
import { Link } from '#ui/Link.tsx'
import { isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import css from './LaunchScreen.module.css'
import type { LaunchSearch } from './target/launch.search.ts'

/** From free play to the same game with money. */
export function OwnBalance({ search }: { readonly search: LaunchSearch }) {
  const role = useAtomValue(roleAtom)
  const canRegister = useAtomValue(isOnAtom)('REG3')
  const router = useRouter()
  const own = { to: '/m/launchGame', search: { ...search, free: undefined } } as const
  if (may(role, 'money'))
    return (
      <Link {...own} replace className={css.own}>
        <Trans>Play with your own balance</Trans>
      </Link>
    )
  if (role !== 'guest') return null
  return (
    <Link
      to={canRegister ? '/m/register' : '/m/login'}
      search={{ next: router.buildLocation(own).href }}
      className={css.own}
    >
      {canRegister ? (
        <Trans>Sign up to play with your own balance</Trans>
      ) : (
        <Trans>Sign in to play with your own balance</Trans>
      )}
    </Link>
  )
}
