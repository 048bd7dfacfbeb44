import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LotteryScreen } from '../../../features/lottery/LotteryScreen.tsx'
import { lotteriesAtom } from '../../../features/lottery/lottery.atoms.ts'
import { listOf } from '../../../features/lottery/lottery.rules.ts'
import { LotterySearch } from '../../../features/lottery/lottery.search.ts'

export const Route = createFileRoute('/m/(games)/lottery')({
  staticData: { title: msg`Lottery` },
  validateSearch: LotterySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.prime(lotteriesAtom(listOf(deps))),
  component: LotteryPage,
})

function LotteryPage() {
  return <LotteryScreen search={Route.useSearch()} />
}
