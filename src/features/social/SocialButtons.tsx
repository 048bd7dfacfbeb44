import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useFormat } from '#i18n/format.ts'
import { Link } from '#ui/Link.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { merchantAtom } from '#features/merchant/merchant.atoms.ts'
import css from './SocialButtons.module.css'
import { SocialMark } from './SocialMark.tsx'
import { type Departure, awaitedAtom, socialSetupsAtom } from './social.atoms.ts'
import { providerNameOf } from './social.rules.ts'
import { useDeparture } from './useDeparture.ts'

export function SocialButtons(departure: Departure) {
  const { t } = useLingui()
  const setups = useAtomValue(socialSetupsAtom)
  const awaited = useAtomValue(awaitedAtom)
  const { leaving, leave } = useDeparture(departure)
  if (setups.length === 0 && awaited === 0) return null
  return (
    <fieldset className={css.social} aria-label={t`Other ways to sign in`}>
      <p className={css.or} aria-hidden="true">
        <Trans comment="Between two ways to sign in.">or</Trans>
      </p>
      {setups.length === 0 &&
        Array.from({ length: awaited }, (_, place) => (
          <Skeleton key={place} className={css.awaited} />
        ))}
      {setups.map(({ provider }) => {
        const name = providerNameOf(provider)
        return (
          <Button
            key={provider}
            kind="ghost"
            block
            busy={leaving === provider}
            className={css.button}
            icon={<SocialMark provider={provider} />}
            onClick={() => void leave(provider)}
          >
            <Trans>Continue with {name}</Trans>
          </Button>
        )
      })}
      <Terms />
    </fieldset>
  )
}

/** A first sign-in creates an account, so the declarations of registration apply. */
function Terms() {
  const minAge = useFormat().count(useAtomValue(merchantAtom).minAge)
  return (
    <p className={css.terms}>
      <Trans>
        By continuing, you confirm that you are at least {minAge} years old and accept the{' '}
        <Link to="/m/help" hash="terms">
          user agreement
        </Link>
      </Trans>
    </p>
  )
}
