import { useLingui, Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Game } from '#api/games/game.ts'
import { whileCurrent } from '#device/whileCurrent.ts'
import { initialPlay } from '#net/embed/play.rules.ts'
import { useIntent } from '#net/useIntent.ts'
import { EmbedLayout, EmbedBar } from '#ui/feedback/Embed.tsx'
import { GameCover } from './GameCover.tsx'
import { lotteryModeAtom } from '#features/merchant/merchant.atoms.ts'
import { findGameIntent } from './launch.atoms.ts'
import { fullTarget } from './launch.rules.ts'
import type { LaunchSearch } from './target/launch.search.ts'
import { Button } from '#ui/button/Button.tsx'
import { ErrorState } from '#ui/feedback/EmptyState.tsx'

interface Props {
  readonly id: string
  readonly search: LaunchSearch
  readonly onExit: () => void
}

/** A game that the address names by id alone: once found, the full address replaces it. */
export function NamedGame({ id, search, onExit }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const lotteryMode = useAtomValue(lotteryModeAtom)
  const [attempt, setAttempt] = useState(1)
  const { run, failure } = useIntent(findGameIntent)
  const find = useEffectEvent(() => run(id))
  const open = useEffectEvent((game: Game) => {
    void navigate({ ...fullTarget(game, search, lotteryMode), replace: true })
  })
  useEffect(() => whileCurrent(find(), (game) => game && open(game)), [id, attempt])
  if (failure?.code === 'not_found') return <NoGame onExit={onExit} />
  return (
    <EmbedLayout bar={<EmbedBar name={t`Game`} closeLabel={t`Exit game`} onClose={onExit} />}>
      <GameCover
        play={{ ...initialPlay, failure: failure ? { by: 'platform', failure } : null }}
        game={{ vendor: '', id, category: search.gameCategory ?? 'RNG', name: '', picture: null }}
        onRetry={() => setAttempt(attempt + 1)}
        onExit={onExit}
      />
    </EmbedLayout>
  )
}

export function NoGame({ onExit }: { readonly onExit: () => void }) {
  const { t } = useLingui()
  return (
    <EmbedLayout bar={<EmbedBar name={t`Game`} closeLabel={t`Exit game`} onClose={onExit} />}>
      <ErrorState
        title={<Trans>This link does not lead to a game</Trans>}
        action={
          <Button onClick={onExit}>
            <Trans>Back</Trans>
          </Button>
        }
      />
    </EmbedLayout>
  )
}
