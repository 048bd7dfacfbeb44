import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { holdBack } from '#device/idle.ts'
import { useOfflineReason } from '#i18n/text/useOfflineReason.ts'
import { Link } from '#ui/Link.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { ReasonedButton } from '#ui/button/ReasonedButton.tsx'
import { isOnAtom } from '#features/merchant/merchant.atoms.ts'
import type { Target } from '#features/games/launch/launch.rules.ts'
import css from './GuestActions.module.css'

interface Props {
  /** Where registration and login lead to. */
  readonly next: Target
  /** The game's free play; null where it has none. */
  readonly free: Target | null
  readonly onLeave?: () => void
}

/** What a guest can do with a game, for the footer of a sheet. */
export function GuestGameActions({ next, free, onLeave }: Props) {
  const router = useRouter()
  const canRegister = useAtomValue(isOnAtom)('REG3')
  const reason = useOfflineReason()
  const search = { next: router.buildLocation(next).href }
  const tryFree = () => {
    if (!free) return
    // No work that can wait begins between the sheet and the game.
    holdBack(1500)
    onLeave?.()
    void router.navigate(free)
  }
  const look = {
    kind: free ? 'ghost' : 'primary',
    size: 'large',
    search,
    onClick: onLeave,
  } as const
  return (
    <>
      {free && (
        <ReasonedButton size="large" reason={reason} onClick={tryFree}>
          <Trans comment="On a badge or a button: play this game without an account or money. Short; the account with practice money is “Free trial”.">
            Try free
          </Trans>
        </ReasonedButton>
      )}
      {canRegister ? (
        <>
          <LinkButton to="/m/register" {...look}>
            <Trans>Sign up</Trans>
          </LinkButton>
          <p className={css.signIn}>
            <Trans>Already have an account?</Trans>
            <Link to="/m/login" search={search} className={css.link} onClick={onLeave}>
              <Trans>Sign in</Trans>
            </Link>
          </p>
        </>
      ) : (
        <LinkButton to="/m/login" {...look}>
          <Trans>Sign in</Trans>
        </LinkButton>
      )}
    </>
  )
}
