import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LimitKind, LimitPeriod } from '#api/money/limits.ts'
import { useIntent } from '#net/useIntent.ts'
import { Button } from '#ui/button/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { cancelPendingIntent } from '#features/protection/protection.atoms.ts'
import { useProtectionText } from '#features/protection/useProtectionText.ts'
import css from './LimitRow.module.css'

interface Props {
  readonly name: ReactNode
  readonly value: ReactNode
  readonly isNone: boolean
  readonly onChange: () => void
}

export const LimitRow = ({ name, value, isNone, onChange }: Props) => (
  <button type="button" className={css.row} aria-haspopup="dialog" onClick={onChange}>
    <span className={css.name}>{name}</span>
    <span className={css.value} data-none={isNone || undefined}>
      {value}
    </span>
    <Icon name="chevron-right" size="small" />
  </button>
)

interface PendingProps {
  readonly at: number
  readonly value: string
  readonly target: { readonly kind: LimitKind | 'session'; readonly period?: LimitPeriod }
}

export function PendingNote({ at, value, target }: PendingProps) {
  const { t } = useLingui()
  const { moment, failureText } = useProtectionText()
  const { run, isBusy, failure } = useIntent(cancelPendingIntent)
  const start = moment(at)
  const takeBack = async () => {
    if (await run(target)) toast('success', t`Your limit stays as it is`)
  }
  return (
    <div className={css.pending}>
      <Icon name="clock" size="small" />
      <p>
        <Trans comment="A limit that applies later: the day, then the new value.">
          From {start}: {value}
        </Trans>
      </p>
      <Button kind="quiet" size="small" busy={isBusy} onClick={() => void takeBack()}>
        <Trans>Cancel change</Trans>
      </Button>
      <Alert>{failure && failureText(failure)}</Alert>
    </div>
  )
}
