import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DemoOffer } from '#features/games/launch/demo/DemoOffer.tsx'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import { GameArt } from '#features/games/tile/GameArt.tsx'
import { JackpotScreen } from '#features/lottery/jackpots/JackpotScreen.tsx'

export const Route = createFileRoute('/m/(lottery)/jackpot')({
  staticData: { title: msg`Jackpots`, isLive: true },
  codeSplitGroupings: [['component']],
  loader: async ({ context }) => {
    const { jackpotsAtom } = await import('#features/lottery/lottery.atoms.ts')
    return context.preload(jackpotsAtom)
  },
  component: JackpotPage,
})

function JackpotPage() {
  const { onPlay } = useGameActions('list')
  return <JackpotScreen onPlay={onPlay} Art={GameArt} offer={<DemoOffer />} />
}
