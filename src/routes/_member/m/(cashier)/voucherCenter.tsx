import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DepositScreen } from '#features/cashier/deposit/DepositScreen.tsx'
import { depositAtom, methodsAtom } from '#features/cashier/deposit/deposit.atoms.ts'
import { DepositSearch } from '#features/cashier/cashier.search.ts'
import { FirstPasswordGate } from '#shell/FirstPasswordGate.tsx'
import { ModuleGate } from '#features/merchant/ModuleGate.tsx'

export const Route = createFileRoute('/_member/m/(cashier)/voucherCenter')({
  staticData: { title: msg`Deposit`, isLive: true },
  validateSearch: DepositSearch,
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: ({ context, deps: { order } }) =>
    context.preload(order === undefined ? methodsAtom : depositAtom(order)),
  component: () => (
    <ModuleGate module="FUNDTRANS3">
      <FirstPasswordGate>
        <DepositScreen search={Route.useSearch()} />
      </FirstPasswordGate>
    </ModuleGate>
  ),
})
