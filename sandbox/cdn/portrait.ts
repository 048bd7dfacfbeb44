import { dots, linear, radial, rays, ring, svg } from './draw.ts'
import { type Palette, palettes } from './palettes.ts'
import { hash, pick, randomFrom } from './random.ts'

type Random = () => number

const skins = ['#8d5a3a', '#a86d45', '#c68a5c', '#7a4a30'] as const
const hairs = ['#1a1016', '#2b1712', '#120d1c'] as const

const long = (ink: string) =>
  `<path fill="${ink}" d="M66 150c-6-66 18-96 54-96s60 30 54 96l6 78H60z"/>`
const knot = (ink: string) =>
  `<path fill="${ink}" d="M70 150c-6-62 16-92 50-92s56 30 50 92z"/><circle cx="120" cy="52" r="24" fill="${ink}"/>`
const short = (ink: string) =>
  `<path fill="${ink}" d="M72 138c-8-56 14-82 48-82s56 26 48 82l-10-30H82z"/>`

/** A fringe that falls to both sides of a parting. */
const fringe = (ink: string) =>
  `<path fill="${ink}" d="M120 64c-30 0-46 22-46 56 20-8 38-26 46-50 8 24 26 42 46 50 0-34-16-56-46-56z"/>`

const face = (skin: string) =>
  `<path fill="${skin}" d="M102 176h36v40q-18 22-36 0z"/><path fill="#000" opacity=".14" d="M102 186q18 14 36 0v10q-18 16-36 0z"/><ellipse cx="120" cy="136" rx="42" ry="54" fill="${skin}"/><path fill="none" stroke="#24121a" stroke-width="4" stroke-linecap="round" d="M94 122q8-7 17-2M129 120q9-5 17 2"/><g fill="#24121a"><ellipse cx="103" cy="134" rx="5" ry="6"/><ellipse cx="137" cy="134" rx="5" ry="6"/></g><path fill="none" stroke="#24121a" stroke-opacity=".35" stroke-width="3" stroke-linecap="round" d="M120 138q-5 12 1 16"/><path fill="#a62b45" d="M104 165q16 5 32 0-16 16-32 0z"/>`

const drape = ({ base, glow, ink }: Palette) =>
  `<path fill="${base}" d="M26 320c4-64 40-98 76-104q18 20 36 0c36 6 72 40 76 104z"/><path fill="${glow}" d="M134 218c-40 34-66 60-78 102h38c10-36 30-68 58-98z"/><path fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round" d="M140 222c-36 34-56 62-64 98"/>`

/** Whoever presents a live table, from the waist up; the same for the same number, and nobody in particular. */
export function portrait(id: string): string {
  const random: Random = randomFrom(hash(`model ${id}`))
  const palette = pick(random, palettes)
  const { deep, base, glow, ink } = palette
  const [skin, hair] = [pick(random, skins), pick(random, hairs)]
  const style = pick(random, [long, knot, short])
  return svg(
    240,
    320,
    `<defs>${radial('s', base, deep)}${linear('f', 'transparent', deep)}</defs><rect width="240" height="320" fill="url(#s)"/>` +
      `<path fill="${glow}" opacity=".16" d="${rays(120, 132, 260, 12)}"/>` +
      ring({
        x: 120,
        y: 132,
        radius: 92,
        count: 20,
        length: 12,
        width: 5,
        fill: ink,
        opacity: 0.35,
      }) +
      dots(120, 132, 122, 11, 4, glow) +
      style(hair) +
      drape(palette) +
      face(skin) +
      fringe(hair) +
      `<rect y="240" width="240" height="80" fill="url(#f)" opacity=".7"/>`,
  )
}
