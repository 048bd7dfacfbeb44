import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { hasMoneyWaitAtom, isFirstPasswordDueAtom } from '#features/password/first.atoms.ts'
import { PageNotice } from '#ui/feedback/PageNotice.tsx'

export function FirstPasswordGate({ children }: { readonly children: ReactNode }) {
  const isDue = useAtomValue(isFirstPasswordDueAtom)
  const hasMoneyWait = useAtomValue(hasMoneyWaitAtom)
  return isDue && hasMoneyWait ? <NotYet /> : children
}

const NotYet = () => (
  <PageNotice
    title={<Trans>Choose your own password</Trans>}
    to="/m/changePsw"
    action={<Trans>Choose now</Trans>}
  >
    <Trans>You can deposit and withdraw once you have chosen your own password.</Trans>
  </PageNotice>
)
