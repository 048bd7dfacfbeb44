import css from './StepBar.module.css'

interface Props {
  /** Counts from 1. */
  readonly reached: number
  readonly total: number
  readonly label: string
}

export const StepBar = ({ reached, total, label }: Props) => (
  <div className={css.steps}>
    <p className={css.label}>{label}</p>
    {Array.from({ length: total }, (_, place) => (
      <span key={place} className={css.step} data-reached={place < reached || undefined} />
    ))}
  </div>
)
