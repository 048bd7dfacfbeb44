import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { isLotteryOffAtom } from '../lottery.atoms.ts'

export function LotteryGate({ children }: { readonly children: ReactNode }) {
  if (!useAtomValue(isLotteryOffAtom)) return children
  return (
    <EmptyState
      motif="balls"
      title={<Trans>The lottery is closed here</Trans>}
      action={
        <LinkButton to="/m/service" kind="ghost">
          <Trans>Customer service</Trans>
        </LinkButton>
      }
    >
      <Trans>Please contact customer service</Trans>
    </EmptyState>
  )
}
