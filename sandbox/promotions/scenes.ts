import { appFigure, placed } from '#sandbox/art/placed.ts'
import { type Palette, palettes } from '#sandbox/art/palettes.ts'
import { repeat } from '#sandbox/art/draw.ts'

/** A picture in a 200 × 200 box around 0,0. */
type Motif = (palette: Palette) => string

const ground = '<ellipse cy="94" rx="112" ry="13" fill="#0005"/>'

/** A wrapped box with a bow. */
const gift: Motif = ({ ink, glow, deep }) =>
  `${ground}<path d="M-78-14H78V92H-78z" fill="#fffdf6"/><path d="M-52-14h26V92h-26zM0-14h26V92H0zM52-14h26V92H52z" fill="${glow}" opacity=".55"/><path d="M-88-42H88v32H-88z" fill="${ink}"/><path d="M-15-42h30V92h-30z" fill="#ff6b9e"/>` +
  `<path d="M0-44C-16-92-74-96-70-66c2 16 40 22 70 22zM0-44c16-48 74-52 70-22-2 16-40 22-70 22z" fill="#ff6b9e" stroke="${deep}" stroke-opacity=".25" stroke-width="3"/><circle cy="-44" r="12" fill="#ffc94a"/>`

/** A calendar page with some days ticked. */
const calendar: Motif = ({ ink, glow, deep }) => {
  const day = (i: number) => {
    const [x, y] = [-58 + (i % 4) * 38, -16 + Math.floor(i / 4) * 38]
    const isDone = i < 7
    const tick = `<path d="M${x - 7} ${y}l5 6 9-12" fill="none" stroke="#00251f" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`
    return `<circle cx="${x}" cy="${y}" r="14" fill="${isDone ? '#2fd6c0' : glow}" opacity="${isDone ? 1 : 0.35}"/>${isDone ? tick : ''}`
  }
  return (
    `${ground}<rect x="-92" y="-82" width="184" height="172" rx="20" fill="#fffdf6"/><path d="M-92-62a20 20 0 0 1 20-20H72a20 20 0 0 1 20 20v22H-92z" fill="#ff6b9e"/><path d="M-50-98v30M50-98v30" stroke="${ink}" stroke-width="12" stroke-linecap="round"/>` +
    `<path d="M-92-40H92" stroke="${deep}" stroke-opacity=".2" stroke-width="3"/>${repeat(12, day)}`
  )
}

/** A phone with a Ferris wheel on its screen. */
const phone: Motif = ({ glow, deep }) =>
  `${ground}<rect x="-58" y="-104" width="116" height="204" rx="22" fill="#1b1a2b"/><rect x="-48" y="-92" width="96" height="180" rx="14" fill="${deep}"/><path d="M-48-92h96v26q-48 16-96 0z" fill="${glow}" opacity=".5"/>` +
  placed([{ sign: 'wheel', size: 92, y: -8 }]) +
  '<rect x="-34" y="52" width="68" height="22" rx="11" fill="#ffb020"/><path d="M0 56v12m-6-5 6 6 6-6" fill="none" stroke="#2a1600" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>'

/** A torn-off slip with a stamp. */
const ticket: Motif = ({ ink, deep }) =>
  `${ground}<g transform="rotate(-8)"><path d="M-66-100H66V84l-16.500 12-16.500-12-16.500 12L0 84l-16.500 12-16.500-12-16.500 12L-66 84z" fill="#fffdf6"/><path d="M-44-72h56M-44-46h88M-44-20h88M-44 6h62" stroke="${deep}" stroke-opacity=".35" stroke-width="9" stroke-linecap="round"/>` +
  `<g transform="translate(30 46)rotate(-14)"><circle r="27" fill="none" stroke="#d81b68" stroke-width="6"/><path d="m-12 0 9 10 16-19" fill="none" stroke="#d81b68" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/></g></g><circle cx="86" cy="-74" r="9" fill="${ink}"/>`

const trio =
  (middle: Parameters<typeof placed>[0][number]['sign'], side: typeof middle): Motif =>
  () =>
    ground +
    placed([
      { sign: side, size: 104, x: -112, y: 40, tilt: -10 },
      { sign: side, size: 104, x: 112, y: 40, tilt: 10 },
      { sign: middle, size: 184, y: -4 },
    ])

interface Scene {
  readonly palette: Palette
  readonly motif: Motif
}

const scene = (palette: number, motif: Motif): Scene => ({
  palette: palettes[palette] ?? palettes[0],
  motif,
})

/** The motif of an activity's picture, and its colours. */
export const scenes = {
  pots: scene(4, trio('pot', 'marigold')),
  calendar: scene(5, calendar),
  kites: scene(7, trio('kite', 'kite')),
  gift: scene(2, gift),
  gems: scene(0, trio('gem', 'gem')),
  wheel: scene(9, appFigure('wheel')),
  phone: scene(1, phone),
  fair: scene(6, trio('wheel', 'diya')),
  dice: scene(3, appFigure('dice')),
  marigolds: scene(8, trio('marigold', 'marigold')),
  ticket: scene(7, ticket),
  diyas: scene(2, trio('diya', 'diya')),
  lamps: scene(8, trio('diya', 'pot')),
} as const

export type SceneName = keyof typeof scenes
