import { bunting, dots, radial, rays, repeat, ring, svg } from './draw.ts'
import { motifs } from './motifs.ts'
import { type Palette, palettes } from './palettes.ts'
import { hash, pick, seededRandom } from '../world/random.ts'

const tileWidth = 300
const tileHeight = 400
/** The motif's centre, in the middle of the square crop too. */
const [x, y] = [150, 188]

type Random = () => number

const skyline = (ink: string) =>
  `<path d="M0 318h24v-30l14-16 14 16v30h22v-48h30v48h18q6-40 28-48 22 8 28 48h16v-66l10-12 10 12v66h30v-30h34v30h22v-44l10-12 10 12v44h20v82H0z" fill="${ink}" opacity=".45"/>`

const waves = (ink: string) =>
  repeat(
    3,
    (i) =>
      `<path d="M${-40 + i * 14} ${312 + i * 28}q28-18 56 0t56 0 56 0 56 0 56 0 56 0 56 0v120H-40z" fill="${ink}" opacity=".16"/>`,
  )

const hills = (ink: string) =>
  `<path d="M0 330q80-60 160-16t140-20v106H0z" fill="${ink}" opacity=".3"/><path d="M0 356q90-40 170-8t130-16v68H0z" fill="${ink}" opacity=".35"/>`

const ground = ({ deep, glow }: Palette, random: Random) =>
  pick(random, [() => skyline(deep), () => waves(glow), () => hills(deep)])()

const sparkles = ({ ink }: Palette, random: Random) => {
  const spark = () => {
    const [left, top] = [Math.round(random() * 280 + 10), Math.round(random() * 250 + 50)]
    const size = 3 + Math.round(random() * 5)
    return `M${left} ${top - size}q1 ${size - 1} ${size} ${size}-${size - 1} 1-${size} ${size}-1-${size - 1}-${size}-${size} ${size - 1}-1 ${size}-${size}z`
  }
  return `<path fill="${ink}" opacity=".85" d="${repeat(11, spark)}"/>`
}

const rings = ({ ink, glow }: Palette, random: Random) => {
  const from = Math.round(random() * 20)
  const at = { x, y, fill: ink }
  return (
    ring({ ...at, radius: 128, count: 20, length: 15, width: 6, opacity: 0.3, from }) +
    ring({ ...at, radius: 158, count: 28, length: 8, width: 4, opacity: 0.38 }) +
    dots(x, y, 178, 12, 4, glow) +
    `<circle cx="${x}" cy="${y}" r="108" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="2"/>`
  )
}

/** A game's picture without any text: the same for the same vendor and node. */
export function tile(vendor: string, nodeId: string, category: string): string {
  const random = seededRandom(hash(`${vendor}:${nodeId}`))
  const palette = pick(random, palettes)
  const { deep, base, glow, ink } = palette
  const motif = motifs[category] ?? motifs['RNG']
  const wedges = `<path fill="${glow}" opacity=".16" d="${rays(x, y, 300, 11 + Math.floor(random() * 5))}"/>`
  return svg(
    tileWidth,
    tileHeight,
    `<defs>${radial('s', base, deep)}${radial('l', glow, 'transparent', '')}</defs><rect width="300" height="400" fill="url(#s)"/>` +
      wedges +
      `<circle cx="${x}" cy="${y}" r="130" fill="url(#l)" opacity=".5"/>` +
      rings(palette, random) +
      ground(palette, random) +
      sparkles(palette, random) +
      `<g transform="translate(${x} ${y + 4})scale(.98)">${motif?.(palette, random) ?? ''}</g>` +
      bunting(tileWidth, -4, 16, [glow, ink, '#2fd6c0', '#ff6b9e']),
  )
}
