import type { ReactNode } from 'react'
import css from './Bars.module.css'
import { type ChartData, ChartLayout } from './Chart.tsx'

interface Props extends ChartData {
  readonly title: ReactNode
}

/** Horizontal bars below the names they belong to, each with its figure. */
export function Bars({ title, labels, series, format }: Props) {
  const most = Math.max(1, ...series.flatMap(({ values }) => values))
  return (
    <ChartLayout title={title} series={series}>
      <ul className={css.places}>
        {labels.map((label, at) => (
          <li key={label} className={css.place}>
            {label}
            <dl className={css.bars}>
              {series.map(({ name, values, colour }) => (
                <div key={name} className={css.line}>
                  <dt className="visually-hidden">{name}</dt>
                  <dd className={css.figure}>{format(values[at] ?? 0)}</dd>
                  <dd
                    className={css.bar}
                    style={{
                      background: `var(${colour})`,
                      inlineSize: `${(100 * (values[at] ?? 0)) / most}%`,
                    }}
                    aria-hidden="true"
                  />
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </ChartLayout>
  )
}
