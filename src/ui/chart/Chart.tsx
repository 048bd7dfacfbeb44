import { type ReactNode, useEffect, useRef } from 'react'
import css from './Chart.module.css'
import { ChartLayout } from './ChartLayout.tsx'

export interface ChartSeries {
  readonly name: string
  readonly values: readonly number[]
  /** A custom property that holds its colour, such as `--teal`. */
  readonly colour: string
}

export interface ChartData {
  /** One for each place, from left to right. */
  readonly labels: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly format: (value: number) => string
}

interface Props extends ChartData {
  readonly title: ReactNode
  /** What the labels are, for the table. */
  readonly labelsName: ReactNode
}

/** Bars, and the same figures as a table for screen readers. */
export function Chart({ title, labelsName, ...data }: Props) {
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
    <ChartLayout title={title} series={data.series}>
      <div ref={place} className={css.canvas} aria-hidden="true" />
      <ChartTable {...data} labelsName={labelsName} />
    </ChartLayout>
  )
}

/** The table is rendered in any case. */
const ignore = () => undefined

function ChartTable({ labels, series, format, labelsName }: Omit<Props, 'title'>) {
  return (
    <div className="visually-hidden">
      <table>
        <thead>
          <tr>
            <th scope="col">{labelsName}</th>
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
