import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button/Button.tsx'
import { ErrorState } from '#ui/feedback/EmptyState.tsx'

export const PartFault = ({ reset }: { readonly reset: () => void }) => (
  <ErrorState
    title={<Trans>This part could not be shown</Trans>}
    action={
      <Button kind="ghost" onClick={reset}>
        <Trans>Try again</Trans>
      </Button>
    }
  />
)
