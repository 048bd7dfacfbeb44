import { createFileRoute } from '@tanstack/react-router'
import { JackpotScreen } from '../../features/lottery/JackpotScreen.tsx'
import { jackpotsAtom } from '../../features/lottery/lottery.atoms.ts'

export const Route = createFileRoute('/m/jackpot')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => context.prime(jackpotsAtom),
  component: JackpotScreen,
})
