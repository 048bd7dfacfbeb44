import type { ReactNode } from 'react'
import type { ActState } from '../../net/money/useMoneyAct.ts'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import css from './Cashier.module.css'

interface Props {
  readonly state: ActState
  readonly notice: ReactNode
  readonly words: Readonly<Record<'absent' | 'unknown' | 'checking' | 'waiting', ReactNode>>
  readonly children?: ReactNode
}

export const Outcome = ({ state, notice, words, children }: Props) => (
  <>
    <Alert>
      {notice}
      {(state === 'absent' || state === 'unknown') && words[state]}
    </Alert>
    <div aria-live="polite">
      {(state === 'checking' || state === 'waiting') && (
        <p className={css.notice}>
          <Spinner size="small" />
          {words[state]}
        </p>
      )}
      {children}
    </div>
  </>
)
