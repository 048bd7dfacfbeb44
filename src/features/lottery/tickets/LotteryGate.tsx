import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { isLotteryOffAtom } from '#features/lottery/lottery.atoms.ts'

interface Props {
  /** For screen readers only: the header shows the same title. */
  readonly heading?: ReactNode
  readonly children: ReactNode
}

export function LotteryGate({ heading, children }: Props) {
  const isOff = useAtomValue(isLotteryOffAtom)
  return (
    <>
      {heading !== undefined && <h1 className="visually-hidden">{heading}</h1>}
      {isOff ? <LotteryOff /> : children}
    </>
  )
}

const LotteryOff = () => (
  <EmptyState
    motif="balls"
    title={<Trans>The lottery is not available on this site</Trans>}
    action={
      <LinkButton to="/m/service" kind="ghost">
        <Trans>Customer service</Trans>
      </LinkButton>
    }
  >
    <Trans>Contact customer service</Trans>
  </EmptyState>
)
