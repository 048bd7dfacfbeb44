import { createFileRoute } from '@tanstack/react-router'
import { LotteryScreen } from '../../features/lottery/LotteryScreen.tsx'
import { lotteriesAtom } from '../../features/lottery/lottery.atoms.ts'
import { LotterySearch, listOf } from '../../features/lottery/lottery.rules.ts'

export const Route = createFileRoute('/m/lottery')({
  validateSearch: LotterySearch,
  loaderDeps: ({ search }) => ({ list: listOf(search) }),
  loader: ({ context, deps }) => context.prime(lotteriesAtom(deps.list)),
  component: LotteryPage,
})

function LotteryPage() {
  return <LotteryScreen search={Route.useSearch()} />
}
