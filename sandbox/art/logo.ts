import { dots, ring, svg } from './draw.ts'
import { palettes } from './palettes.ts'
import { hash, pick, seededRandom } from '../world/random.ts'

/** A vendor's logo: its initial as strokes of dots, in a ring of petals. */
export function logo(code: string): string {
  const random = seededRandom(hash(code))
  const { deep, base, glow, ink } = pick(random, palettes)
  const count = 8 + Math.floor(random() * 4) * 2
  const at = { x: 60, y: 60 }
  return svg(
    120,
    120,
    `<circle cx="60" cy="60" r="58" fill="${deep}"/><circle cx="60" cy="60" r="50" fill="${base}"/>` +
      dots(60, 60, 54, 8.08, 3, ink) +
      ring({ ...at, radius: 30, count, length: 16, width: 7, fill: glow, opacity: 1 }) +
      ring({
        ...at,
        radius: 20,
        count,
        length: 10,
        width: 4,
        fill: ink,
        opacity: 0.9,
        from: 180 / count,
      }) +
      `<circle cx="60" cy="60" r="${9 + Math.floor(random() * 4)}" fill="${deep}"/><circle cx="60" cy="60" r="5" fill="${glow}"/>`,
  )
}
