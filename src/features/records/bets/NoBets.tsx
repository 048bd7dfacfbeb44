import { Trans } from '@lingui/react/macro'
import { daysIn } from '#api/day.ts'
import type { BetFilter } from '#api/money/records.ts'
import { Button } from '#ui/button/Button.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import type { RecordSearch } from '#features/records/records.search.ts'

interface Props {
  readonly filter: BetFilter
  readonly onChange: (change: RecordSearch) => void
}

export function NoBets({ filter, onChange }: Props) {
  const { from, to, category, vendor, status } = filter
  if (category ?? vendor ?? status)
    return (
      <EmptyState
        title={<Trans>No matching bets</Trans>}
        action={
          <Button
            kind="ghost"
            onClick={() => onChange({ category: undefined, vendor: undefined, status: undefined })}
          >
            <Trans>Clear filters</Trans>
          </Button>
        }
      >
        <Trans>You placed no bets of this kind in this period.</Trans>
      </EmptyState>
    )
  const isWide = daysIn(from, to) >= 30
  return (
    <EmptyState
      title={<Trans>No bets in this period</Trans>}
      action={
        isWide ? (
          <LinkButton to="/m/gameCenter">
            <Trans>See all games</Trans>
          </LinkButton>
        ) : (
          <Button
            kind="ghost"
            onClick={() => onChange({ period: 'month', from: undefined, to: undefined })}
          >
            <Trans>Show 30 days</Trans>
          </Button>
        )
      }
    >
      <Trans>Every bet you place is listed here with its result.</Trans>
    </EmptyState>
  )
}
