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

const TroublePage = lazy(() =>
  import('../status/TroublePage.tsx').then(
    (module) => ({ default: module.TroublePage }),
    () => ({ default: Plain }),
  ),
)

export const RouteError = (props: ErrorComponentProps) => (
  <Suspense>
    <TroublePage {...props} />
  </Suspense>
)
