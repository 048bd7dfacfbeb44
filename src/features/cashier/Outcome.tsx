import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { useMoneyAct } from '#net/money/useMoneyAct.ts'
import { Button } from '#ui/button/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import css from './Cashier.module.css'

interface Props {
  readonly act: Pick<ReturnType<typeof useMoneyAct>, 'state' | 'check'>
  readonly notice: ReactNode
  readonly texts: Readonly<
    Record<'absent' | 'unknown' | 'slow' | 'checking' | 'waiting', ReactNode>
  >
  /** Shown above the button. */
  readonly children?: ReactNode
}

/** The outcome of a request, and a button to look it up again while it is unknown. */
export const Outcome = ({ act: { state, check }, notice, texts, children }: Props) => (
  <>
    <Alert>
      {notice}
      {(state === 'absent' || state === 'unknown') && texts[state]}
    </Alert>
    <LiveNotice icon={<Spinner size="small" />}>
      {(state === 'slow' || state === 'checking' || state === 'waiting') && texts[state]}
    </LiveNotice>
    {children}
    {state === 'unknown' && (
      <Button block onClick={check}>
        <Trans>Check again</Trans>
      </Button>
    )}
  </>
)

interface NoticeProps {
  readonly icon: ReactNode
  readonly children: ReactNode
}

/** Always rendered: screen readers announce only changes in a live region that already exists. */
export const LiveNotice = ({ icon, children }: NoticeProps) => (
  <div aria-live="polite">
    {children && (
      <p className={css.notice}>
        {icon}
        {children}
      </p>
    )}
  </div>
)
