import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useFormat } from '#i18n/format.ts'
import { Link } from '#ui/Link.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { merchantAtom } from '#features/merchant/merchant.atoms.ts'
import css from './SocialButtons.module.css'
import { type Departure, awaitedAtom, socialSetupsAtom, startSocialIntent } from './social.atoms.ts'
import { providerNameOf } from './social.rules.ts'
import { useEffect, useState } from 'react'
import type { SocialProvider } from '#api/account/social.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import '#i18n/text/failureText.address.ts'
import '#i18n/text/failureText.forms.ts'
import { asFailure } from '#net/failure.ts'
import { toast } from '#ui/feedback/toasts.ts'

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

const shownFor = 8000
/** Milliseconds after which the provider's page counts as unreachable. */
const leaveTimeout = 15_000

/** One at a time; a page restored from the back/forward cache can leave again. */
function useDeparture(departure: Departure) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const start = useSetAtom(startSocialIntent)
  const [leaving, setLeaving] = useState<SocialProvider>()

  useEffect(() => {
    const arrive = () => setLeaving(undefined)
    addEventListener('pageshow', arrive)
    return () => removeEventListener('pageshow', arrive)
  }, [])

  function stay(kind: 'fail' | 'offline', text: string) {
    setLeaving(undefined)
    toast(kind, text, shownFor)
  }
  async function leave(provider: SocialProvider) {
    if (leaving) return
    if (!navigator.onLine) return stay('offline', failureText({ kind: 'offline', code: null }))
    setLeaving(provider)
    try {
      if (await start({ ...departure, provider }))
        return void setTimeout(setLeaving, leaveTimeout, undefined)
      stay('fail', t`This browser does not store data for this site. Use your username instead.`)
    } catch (thrown) {
      stay('fail', failureText(asFailure(thrown)))
    }
  }
  return { leaving, leave }
}

const letters: Readonly<Record<SocialProvider, string>> = {
  google: 'M16.4 8.2A5.7 5.7 0 1 0 17.7 12H12',
  facebook: 'M15.6 6.4h-1.4a2.4 2.4 0 0 0-2.4 2.4V19M8.8 12.4h5.6',
}

/** Drawn here: the providers' logos may not be loaded from their hosts. */
export const SocialMark = ({ provider }: { readonly provider: SocialProvider }) => (
  <svg className={css.mark} data-provider={provider} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="12" />
    <path d={letters[provider]} />
  </svg>
)
