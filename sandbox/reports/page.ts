import { html } from 'hono/html'
import type { Summary } from './summary.ts'

const metrics = ['LCP', 'INP', 'CLS'] as const

const shown = (metric: string, p75: number) =>
  metric === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`

/** The field data as an HTML page: one table per metric, groups with most visits first. */
export const vitalsPage = (summaries: readonly Summary[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Field data</title>
      </head>
      <body>
        <h1>Field data</h1>
        <p>75th percentile by screen, connection and release, in steps of a fifth.</p>
        ${metrics.map((metric) =>
          tableOf(
            metric,
            summaries
              .filter((summary) => summary.metric === metric)
              .toSorted((one, other) => other.count - one.count),
          ),
        )}
      </body>
    </html>`

const tableOf = (metric: string, rows: readonly Summary[]) =>
  html`<h2>${metric}</h2>
    ${rows.length === 0 ? html`<p>No visit has measured it yet.</p>` : filled(metric, rows)}`

const columns = ['Screen', 'Connection', 'Release', 'p75', 'Visits', 'Good', 'Fair', 'Poor']

const filled = (metric: string, rows: readonly Summary[]) =>
  html`<table>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ route, connection, version, p75, count, good, needsImprovement, poor }) =>
          html`<tr>
            <th scope="row">${route}</th>
            <td>${connection}</td>
            <td>${version}</td>
            <td>${shown(metric, p75)}</td>
            <td>${count}</td>
            <td>${good}</td>
            <td>${needsImprovement}</td>
            <td>${poor}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
