import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { isLotteryOffAtom } from '../lottery.atoms.ts'

export function LotteryGate({ children }: { readonly children: ReactNode }) {
  const isOff = useAtomValue(isLotteryOffAtom)
  const navigate = useNavigate()
  if (!isOff) return children
  return (
    <EmptyState
      motif="balls"
      title={<Trans>The lottery is closed here</Trans>}
      action={
        <Button kind="ghost" onClick={() => void navigate({ href: '/m/service' })}>
          <Trans>Customer service</Trans>
        </Button>
      }
    >
      <Trans>Please contact customer service</Trans>
    </EmptyState>
  )
}
