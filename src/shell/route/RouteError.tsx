import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button/Button.tsx'
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
