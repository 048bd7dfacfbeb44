import { fine } from '#sandbox/vendor/figure.ts'

export const repeat = (count: number, shape: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => shape(index)).join('')

interface Ring {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly count: number
  readonly length: number
  readonly width: number
  readonly fill: string
  readonly opacity: number
  readonly from?: number
}

/**
 * An alpona ring: petals around a point, as a single path, because phones lay out every element.
 */
export function ring({ x, y, radius, count, length, width, fill, opacity, from = 0 }: Ring) {
  const petal = (i: number) => {
    const degrees = from + (360 / count) * i
    const angle = (degrees * Math.PI) / 180
    const [outX, outY] = [Math.sin(angle), -Math.cos(angle)]
    const tip = `${fine(x + outX * (radius + length))} ${fine(y + outY * (radius + length))}`
    const across = `${fine(-2 * length * outX)} ${fine(-2 * length * outY)}`
    const back = `${fine(2 * length * outX)} ${fine(2 * length * outY)}`
    const arc = `a${width} ${length} ${fine(degrees)} 0 1`
    return `M${tip}${arc} ${across}${arc} ${back}z`
  }
  return `<path fill="${fill}" opacity="${opacity}" d="${repeat(count, petal)}"/>`
}

/** A ring of dots, drawn as zero-length dashes. */
export const dots = (
  x: number,
  y: number,
  radius: number,
  gap: number,
  width: number,
  ink: string,
) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 ${gap}"/>`

export function rays(x: number, y: number, reach: number, count: number) {
  const at = (angle: number) =>
    `${fine(x + reach * Math.cos(angle))} ${fine(y + reach * Math.sin(angle))}`
  const wedge = (i: number) =>
    `M${x} ${y}L${at((2 * Math.PI * i) / count)}L${at((2 * Math.PI * (i + 0.5)) / count)}Z`
  return repeat(count, wedge)
}

/** Flags along a sagging rope. */
export function bunting(width: number, y: number, sag: number, inks: readonly string[], count = 9) {
  const step = width / count
  const height = (share: number) => y + sag * 4 * share * (1 - share)
  const flag = (i: number) => {
    const [from, to] = [height(i / count), height((i + 1) / count)]
    const middle = fine((i + 0.5) * step)
    const tip = fine((from + to) / 2 + step * 0.86)
    return `M${fine(i * step + 2)} ${fine(from)}L${fine((i + 1) * step - 2)} ${fine(to)}L${middle} ${tip}Z`
  }
  const rope = `<path d="M0 ${y}Q${width / 2} ${y + sag * 2} ${width} ${y}" fill="none" stroke="#fff6dd" stroke-width="2.500"/>`
  const flags = (ink: string, start: number) =>
    `<path fill="${ink}" d="${repeat(count, (i) => (i % inks.length === start ? flag(i) : ''))}"/>`
  return inks.map(flags).join('') + rope
}

export const radial = (
  id: string,
  inner: string,
  outer: string,
  rest = 'cx=".5" cy=".45" r=".75"',
) =>
  `<radialGradient id="${id}" ${rest}><stop stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>`

export const linear = (id: string, ...stops: readonly string[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops
    .map(
      (ink, i) =>
        `<stop offset="${fine((i / (stops.length - 1)) * 10) / 10}" stop-color="${ink}"/>`,
    )
    .join('')}</linearGradient>`

export const svg = (width: number, height: number, body: string, box = `0 0 ${width} ${height}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${body}</svg>`
