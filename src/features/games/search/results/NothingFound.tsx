import { Trans } from '@lingui/react/macro'
import type { Game } from '../../../../api/games/game.ts'
import type { Read } from '../../../../net/query/query.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Popular } from '../discover/Discover.tsx'
import { PlatformLine } from './PlatformLine.tsx'

interface Props {
  readonly text: string
  readonly platform: Read<unknown>
  readonly isAsked: boolean
  readonly onAsk: () => void
  readonly onOpen: (game: Game) => void
}

export const NothingFound = ({ text, platform, isAsked, onAsk, onOpen }: Props) => (
  <>
    <EmptyState
      motif="lantern"
      urgent
      title={<Trans>No game found for “{text}”</Trans>}
      action={
        !isAsked && (
          <Button onClick={onAsk}>
            <Trans>Search online</Trans>
          </Button>
        )
      }
    >
      <Trans>Try fewer letters, or the provider’s name.</Trans>
    </EmptyState>
    {isAsked && <PlatformLine platform={platform} />}
    <Popular onOpen={onOpen} />
  </>
)
