import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './Chart.module.css'
import layout from './ChartLayout.module.css'

export interface ChartSeries {
  readonly name: string
  readonly values: readonly number[]
  /** A custom property that holds its colour, such as `--teal`. */
  readonly colour: string
}

export interface ChartData {
  /** One for each place, in reading order. */
  readonly labels: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly format: (value: number) => string
}

/** Bars of days, and the same figures as a table for screen readers. */
export function Chart(data: ChartData) {
  const place = useRef<HTMLDivElement>(null)
  const content = JSON.stringify([data.labels, data.series])
  useEffect(() => {
    const leaving = new AbortController()
    void import('./drawChart.ts').then(({ drawChart }) => {
      if (place.current && !leaving.signal.aborted) drawChart(place.current, data, leaving.signal)
    }, ignore)
    return () => leaving.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- drawn anew only where the figures differ
  }, [content])
  return (
    <ChartLayout
      title={<Trans comment="Grouping of a chart: one bar for each day.">By day</Trans>}
      series={data.series}
    >
      <div ref={place} className={css.canvas} aria-hidden="true" />
      <ChartTable {...data} />
    </ChartLayout>
  )
}

/** The table is rendered in any case. */
const ignore = () => undefined

function ChartTable({ labels, series, format }: ChartData) {
  return (
    <div className="visually-hidden">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, at) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{format(values[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface LayoutProps {
  readonly title: ReactNode
  readonly series: readonly Pick<ChartSeries, 'name' | 'colour'>[]
  readonly children: ReactNode
}

/** A chart below its title and its legend. */
export const ChartLayout = ({ title, series, children }: LayoutProps) => (
  <figure className={layout.chart}>
    <figcaption className={layout.head}>
      <span className={layout.title}>{title}</span>
      {series.map(({ name, colour }) => (
        <span key={name} className={layout.key}>
          <span className={layout.dot} style={{ background: `var(${colour})` }} />
          {name}
        </span>
      ))}
    </figcaption>
    {children}
  </figure>
)

/** "22 Nov 2026" → "22 Nov". */
export const shortDay = (date: string) =>
  date
    .split(/[\s,]+/)
    .slice(0, 2)
    .join(' ')
