import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { WithdrawalScreen } from '#features/cashier/withdrawal/WithdrawalScreen.tsx'
import { summaryAtom, withdrawalAtom } from '#features/cashier/withdrawal/withdrawal.atoms.ts'
import { WithdrawalSearch } from '#features/cashier/cashier.search.ts'
import { FirstPasswordGate } from '#shell/FirstPasswordGate.tsx'
import { ModuleGate } from '#features/merchant/ModuleGate.tsx'

export const Route = createFileRoute('/_member/m/(cashier)/withdraw')({
  staticData: { title: msg`Withdraw`, layout: 'form', isLive: true },
  validateSearch: WithdrawalSearch,
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: ({ context, deps: { order } }) =>
    context.preload(order === undefined ? summaryAtom : withdrawalAtom(order)),
  component: () => (
    <ModuleGate module="FUNDTRANS3">
      <FirstPasswordGate>
        <WithdrawalScreen search={Route.useSearch()} />
      </FirstPasswordGate>
    </ModuleGate>
  ),
})
