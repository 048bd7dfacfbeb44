import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { SocialProvider } from '#api/account/social.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import '#i18n/text/failureText.address.ts'
import '#i18n/text/failureText.forms.ts'
import { asFailure } from '#net/failure.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { type Departure, startSocialIntent } from './social.atoms.ts'

const sayFor = 8000
/** Milliseconds after which the provider's page counts as unreachable. */
const leaveTimeout = 15_000

/** One at a time; a page restored from the back/forward cache can leave again. */
export function useDeparture(departure: Departure) {
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
    toast(kind, text, sayFor)
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
