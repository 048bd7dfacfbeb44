import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { nextPaint } from '#device/idle.ts'
import { Button } from '#ui/button/Button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { optional } from '#ui/optional.ts'
import css from '#shell/Shell.module.css'

/** Used when the error page itself cannot be loaded. */
const Plain = () => (
  <div role="alert" className={css.plain}>
    <p>
      <Trans>Loading failed, click to retry</Trans>
    </p>
    <Button onClick={() => location.reload()}>
      <Trans>Try again</Trans>
    </Button>
  </div>
)

export const RouteError = optional(
  () => import('#shell/status/ErrorPage.tsx'),
  'ErrorPage',
  undefined,
  Plain,
)

export function UnknownPath() {
  const { t } = useLingui()
  const router = useRouter()
  useEffect(() => {
    toast('info', t`That page does not exist. Here is the home page.`)
    void router.navigate({ to: '/m/home', replace: true })
  }, [router, t])
  return null
}

/** What was pressed on a screen is painted before the next screen is drawn. */
export const showPress = ({ cause }: { readonly cause: 'preload' | 'enter' | 'stay' }) =>
  cause === 'stay' ? nextPaint() : undefined
