import 'uplot/dist/uPlot.min.css'
import uPlot from 'uplot'
import { isFromRight } from '#ui/measure.ts'
import type { ChartData, ChartSeries } from './Chart.tsx'

const { bars } = uPlot.paths

/** Two series are side by side at each place. */
const sides = [-1, 1] as const

/** Draws into the element, in the theme's colours, and redraws when its size, the theme or the direction changes. */
export function drawChart(place: HTMLElement, data: ChartData, signal: AbortSignal) {
  if (!document.createElement('canvas').getContext('2d')) return
  let plot: uPlot | null = null
  const draw = () => {
    plot?.destroy()
    plot = new uPlot(optionsOf(place, data), valuesOf(data), place)
  }
  const size = new ResizeObserver(draw)
  size.observe(place)
  const theme = new MutationObserver(draw)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme', 'dir'] })
  signal.addEventListener('abort', () => {
    size.disconnect()
    theme.disconnect()
    plot?.destroy()
  })
}

const valuesOf = ({ labels, series }: ChartData): uPlot.AlignedData => [
  labels.map((_, at) => at),
  ...series.map(({ values }) => [...values]),
]

function optionsOf(place: HTMLElement, { labels, series, format }: ChartData): uPlot.Options {
  const style = getComputedStyle(place)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const axis = {
    stroke: colour('--text-mid'),
    font: `12px ${style.fontFamily}`,
    ticks: { show: false },
  }
  const isAlone = series.length === 1
  const isRtl = isFromRight(place)
  const seriesOf = ({ name, colour: property }: ChartSeries, at: number): uPlot.Series => ({
    label: name,
    fill: colour(property),
    width: 0,
    points: { show: false },
    ...(bars && {
      paths: bars({ size: [0.4, 20], align: isAlone ? 0 : (sides[at] ?? 0), radius: 0.2 }),
    }),
  })
  return {
    width: place.clientWidth,
    height: place.clientHeight,
    cursor: { show: false },
    legend: { show: false },
    scales: {
      x: { time: false, range: [-0.6, labels.length - 0.4], dir: isRtl ? -1 : 1 },
      y: { range: (_, _least, most) => [0, most * 1.1 || 1] },
    },
    axes: [
      {
        ...axis,
        size: 24,
        grid: { show: false },
        splits: (_, _axis, least, most, step) => placesBetween(least, most, step),
        values: (_, places) => places.map((at) => labels[at] ?? ''),
        space: 56,
      },
      {
        ...axis,
        side: isRtl ? 1 : 3,
        size: 64,
        grid: { stroke: colour('--line'), width: 1 },
        values: (_, values) => values.map(format),
      },
    ],
    series: [{}, ...series.map(seriesOf)],
  }
}

/** Only whole places, because there is nothing between two days. */
function placesBetween(least: number, most: number, step: number): number[] {
  const every = Math.max(1, Math.ceil(step))
  const places: number[] = []
  for (let at = 0; at <= most; at += every) if (at >= least) places.push(at)
  return places
}
