import { dots, linear, radial, rays, ring, svg } from './draw.ts'
import { type Palette, palettes } from './palettes.ts'

const skins = ['#a86d45', '#8d5a3a', '#c68a5c', '#7a4a30', '#b67a50'] as const
const hairs = ['#1a1016', '#120d1c', '#2b1712'] as const

const nth = <T>(from: readonly [T, ...T[]], place: number): T =>
  from[place % from.length] ?? from[0]

const long = (ink: string) =>
  `<path fill="${ink}" d="M66 150c-6-66 18-96 54-96s60 30 54 96l10 84H56z"/>`
const knot = (ink: string, glow: string) =>
  `<path fill="${ink}" d="M70 150c-6-62 16-92 50-92s56 30 50 92z"/><circle cx="120" cy="52" r="24" fill="${ink}"/><path fill="none" stroke="${glow}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 10" d="M97 64q23 12 46 0"/>`
const wavy = (ink: string) =>
  `<path fill="${ink}" d="M62 176c-16-30 0-44 2-70 4-36 24-52 56-52s52 16 56 52c2 26 18 40 2 70 8 18-4 30-14 26-8 10-80 10-88 0-10 4-22-8-14-26z"/>`

/** A fringe that falls to both sides of a parting. */
const fringe = (ink: string) =>
  `<path fill="${ink}" d="M120 64c-30 0-46 22-46 56 20-8 38-26 46-50 8 24 26 42 46 50 0-34-16-56-46-56z"/>`
const cropped = (ink: string) =>
  `<path fill="${ink}" d="M74 132c-10-52 12-80 46-80s58 24 46 80l-8-28q-10-18-34-20-30 0-42 22z"/>`

const head = (skin: string) =>
  `<path fill="${skin}" d="M102 176h36v40q-18 22-36 0z"/><path fill="#000" opacity=".14" d="M102 186q18 14 36 0v10q-18 16-36 0z"/><ellipse cx="120" cy="136" rx="42" ry="54" fill="${skin}"/>`

const look = (brow: number) =>
  `<path fill="none" stroke="#24121a" stroke-width="${brow}" stroke-linecap="round" d="M94 122q8-7 17-2M129 120q9-5 17 2"/><g fill="#24121a"><ellipse cx="103" cy="134" rx="5" ry="6"/><ellipse cx="137" cy="134" rx="5" ry="6"/></g><path fill="none" stroke="#24121a" stroke-opacity=".35" stroke-width="3" stroke-linecap="round" d="M120 138q-5 12 1 16"/>`

const hers = '<path fill="#a62b45" d="M104 165q16 5 32 0-16 16-32 0z"/>'
const bindi = '<circle cx="120" cy="108" r="4" fill="#cc1f55"/>'
const his = (ink: string, hasBeard: boolean) =>
  `<path fill="none" stroke="#6b2f2a" stroke-width="4" stroke-linecap="round" d="M107 169q13 7 26 0"/>` +
  (hasBeard
    ? `<path fill="${ink}" d="M79 146q6 60 41 60t41-60q-4 14-16 14-12-8-25 0-13-8-25 0-12 0-16-14zm27 24q14-6 28 0-14 14-28 0z" fill-rule="evenodd"/>`
    : `<path fill="${ink}" d="M120 158q-14-4-20 4 10 2 20-1 10 3 20 1-6-8-20-4z"/>`)

const sari = ({ base, glow, ink }: Palette) =>
  `<path fill="${base}" d="M26 320c4-64 40-98 76-104q18 20 36 0c36 6 72 40 76 104z"/><path fill="${glow}" d="M134 218c-40 34-66 60-78 102h38c10-36 30-68 58-98z"/><path fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round" d="M140 222c-36 34-56 62-64 98"/>`
const kurta = ({ deep, base, glow }: Palette) =>
  `<path fill="${base}" d="M18 320c4-68 44-98 84-104q18 20 36 0c40 6 80 36 84 104z"/><path fill="none" stroke="${glow}" stroke-width="6" d="M98 218q22 30 44 0M120 238v82"/><g fill="${deep}"><circle cx="120" cy="258" r="3"/><circle cx="120" cy="280" r="3"/><circle cx="120" cy="302" r="3"/></g>`

function woman(place: number, palette: Palette, skin: string, hair: string) {
  const style = nth([long, knot, wavy], place)
  return (
    style(hair, palette.glow) +
    sari(palette) +
    head(skin) +
    look(4) +
    hers +
    (place % 2 === 0 ? bindi : '') +
    fringe(hair)
  )
}

const man = (place: number, palette: Palette, skin: string, hair: string) =>
  kurta(palette) + head(skin) + look(5) + his(hair, place % 2 === 0) + cropped(hair)

/** A live table's presenter from the waist up: always the same for an id, and not a real person. */
export function portrait(id: string): string {
  const number = Number(id)
  const place = Math.floor(number / 2)
  const palette = nth(palettes, number * 3)
  const { deep, base, glow, ink } = palette
  const [skin, hair] = [nth(skins, number), nth(hairs, place)]
  const person = number % 2 === 0 ? man : woman
  const petals = { radius: 92, count: 20, length: 12, width: 5, opacity: 0.35 }
  return svg(
    240,
    320,
    `<defs>${radial('s', base, deep)}${linear('f', 'transparent', deep)}</defs><rect width="240" height="320" fill="url(#s)"/>` +
      `<path fill="${glow}" opacity=".16" d="${rays(120, 132, 260, 12)}"/>` +
      ring({ ...petals, x: 120, y: 132, fill: ink }) +
      dots(120, 132, 122, 11, 4, glow) +
      person(place, palette, skin, hair) +
      `<rect y="240" width="240" height="80" fill="url(#f)" opacity=".7"/>`,
  )
}
