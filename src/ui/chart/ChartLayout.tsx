import type { ReactNode } from 'react'
import type { ChartSeries } from './Chart.tsx'
import css from './ChartLayout.module.css'

interface Props {
  readonly title: ReactNode
  readonly series: readonly Pick<ChartSeries, 'name' | 'colour'>[]
  readonly children: ReactNode
}

/** A chart below its title and its legend. */
export const ChartLayout = ({ title, series, children }: Props) => (
  <figure className={css.chart}>
    <figcaption className={css.head}>
      <span className={css.title}>{title}</span>
      {series.map(({ name, colour }) => (
        <span key={name} className={css.key}>
          <span className={css.dot} style={{ background: `var(${colour})` }} />
          {name}
        </span>
      ))}
    </figcaption>
    {children}
  </figure>
)
