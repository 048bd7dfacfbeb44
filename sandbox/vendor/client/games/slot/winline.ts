import { s } from '#sandbox/vendor/client/dom.ts'

/** A line across a 5 × 3 grid of 20-unit cells, solid over the winning symbols. */
export function winLine(rows: readonly number[], count = rows.length) {
  const points = rows.map((row, reel) => `${reel * 20 + 10},${row * 20 + 10}`)
  const line = (upTo: number, className: string) =>
    s('polyline', { points: points.slice(0, upTo).join(' '), class: className })
  return s(
    'svg',
    { viewBox: '0 0 100 60', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    line(rows.length, 'line-rest'),
    line(count, 'line-won'),
  )
}
