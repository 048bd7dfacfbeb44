import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import { optional } from '../../ui/optional.ts'

/** Used when the error page itself cannot be loaded. */
const Plain = () => (
  <p role="alert">
    <Button block onClick={() => location.reload()}>
      <Trans>Loading failed, click to retry</Trans>
    </Button>
  </p>
)

export const RouteError = optional(
  () => import('../status/ErrorPage.tsx'),
  'ErrorPage',
  undefined,
  Plain,
)
