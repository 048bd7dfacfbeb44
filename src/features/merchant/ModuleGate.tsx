import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { SwitchId } from '#api/site/switches.ts'
import { isClosedAtom } from './merchant.atoms.ts'
import { PageNotice } from '#ui/feedback/PageNotice.tsx'

interface Props {
  readonly module: SwitchId
  readonly children: ReactNode
}

export function ModuleGate({ module, children }: Props) {
  return useAtomValue(isClosedAtom)(module) ? <SwitchedOff /> : children
}

const SwitchedOff = () => (
  <PageNotice
    title={<Trans>Contact customer service</Trans>}
    to="/m/service"
    action={<Trans>Customer service</Trans>}
  >
    <Trans>This part is closed right now. Customer service can tell you when it opens again.</Trans>
  </PageNotice>
)
