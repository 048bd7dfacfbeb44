import { Trans } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { Button } from '../../ui/button/Button.tsx'

/** Used when the error page itself cannot be loaded. */
const Plain = () => (
  <p role="alert">
    <Button block onClick={() => location.reload()}>
      <Trans>Loading failed, click to retry</Trans>
    </Button>
  </p>
)

const ErrorPage = lazy(() =>
  import('../status/ErrorPage.tsx').then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: Plain }),
  ),
)

export const RouteError = (props: ErrorComponentProps) => (
  <Suspense>
    <ErrorPage {...props} />
  </Suspense>
)
