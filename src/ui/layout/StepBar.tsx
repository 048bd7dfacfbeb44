import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'
import css from './StepBar.module.css'

interface Props {
  /** Counts from 1. */
  readonly reached: number
  readonly total: number
}

export function StepBar({ reached, total }: Props) {
  const { t } = useLingui()
  const { count } = useFormat()
  return (
    <div className={css.steps}>
      <p className={css.label}>
        {t`Step ${{ reached: count(reached) }} of ${{ total: count(total) }}`}
      </p>
      {Array.from({ length: total }, (_, place) => (
        <span key={place} className={css.step} data-reached={place < reached || undefined} />
      ))}
    </div>
  )
}
