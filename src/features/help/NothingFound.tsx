import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

interface Props {
  readonly query: string
  readonly onClear: () => void
}

export const NothingFound = ({ query, onClear }: Props) => (
  <EmptyState
    motif="lantern"
    urgent
    title={<Trans>No results for “{query}”</Trans>}
    action={
      <Button kind="ghost" onClick={onClear}>
        <Trans>Show all topics</Trans>
      </Button>
    }
  >
    <Trans>Try fewer words, or different ones.</Trans>
  </EmptyState>
)
