import { fine, repeat } from './draw.ts'
import type { Motif } from './motif.ts'
import { placed } from './placed.ts'

const suits = [
  'M0-16c9 9 15 14 15 22a8 8 0 0 1-13 4q1 6 4 8H-6q3-2 4-8a8 8 0 0 1-13-4c0-8 6-13 15-22z',
  'M0 18C-12 8-18 2-18-6a9 9 0 0 1 18-3 9 9 0 0 1 18 3C18 2 12 8 0 18z',
  'M0-19 14 0 0 19-14 0z',
  'M0-18a9 9 0 0 1 8 13 9 9 0 1 1-6 14q1 6 4 8H-6q3-2 4-8A9 9 0 1 1-8-5 9 9 0 0 1 0-18z',
]

const card = (turn: string, suit: number, paper = '#fffdf6') => {
  const ink = suit === 1 || suit === 2 ? '#d81b50' : '#1b1a2b'
  const pip = `<path d="${suits[suit] ?? ''}" fill="${ink}"`
  return `<g transform="${turn}"><rect x="-43" y="-61" width="86" height="122" rx="11" fill="${paper}" stroke="#0004" stroke-width="2"/>${pip} transform="scale(1.5)"/>${pip} transform="translate(-28-43)scale(.5)"/>${pip} transform="translate(28 43)rotate(180)scale(.5)"/></g>`
}

/** Two cards above an oval table with chips. */
export const cards: Motif = ({ glow, deep }, random) => {
  const [first, second] = [Math.floor(random() * 4), Math.floor(random() * 4)]
  return (
    `<ellipse cy="72" rx="128" ry="40" fill="${glow}"/><ellipse cy="66" rx="116" ry="33" fill="${deep}"/><ellipse cy="66" rx="96" ry="24" fill="none" stroke="${glow}" stroke-width="2"/>` +
    card('translate(-34-22)rotate(-14)', first) +
    card('translate(34-26)rotate(12)', second, '#fff3d6') +
    placed([
      { sign: 'diya', size: 54, x: -80, y: 54 },
      { sign: 'diya', size: 54, x: 80, y: 54 },
    ])
  )
}

export const fan: Motif = (_, random) => {
  const from = Math.floor(random() * 4)
  const turns = [-36, -12, 12, 36]
  return turns
    .map((turn, i) => card(`translate(0 60)rotate(${turn})translate(0-82)`, (i + from) % 4))
    .join('')
}

/** A ball with seams above a lawn. */
export const football: Motif = ({ deep, ink }, random) => {
  const five = (turn: number) =>
    `<path d="M0-88 26-68 16-38h-32L-26-68z" fill="${deep}" transform="rotate(${turn})"/>`
  return (
    `<ellipse cy="92" rx="80" ry="14" fill="#0005"/><circle r="88" fill="#fffdf6"/><circle r="88" fill="${ink}" opacity=".35"/><path d="M-60-64A88 88 0 1 0 78 42 92 92 0 0 1-60-64z" fill="#0002"/>` +
    `<g transform="rotate(${Math.round(random() * 72)})"><path d="M0-30 29-9 18 25h-36L-29-9z" fill="${deep}"/>${repeat(5, (i) => five(i * 72 + 36))}<path d="${repeat(
      5,
      (i) => {
        const angle = ((i * 72 - 90) * Math.PI) / 180
        const [x, y] = [Math.cos(angle), Math.sin(angle)]
        return `M${fine(30 * x)} ${fine(30 * y)}L${fine(62 * x)} ${fine(62 * y)}`
      },
    )}" stroke="${deep}" stroke-width="5"/></g>`
  )
}

const ball = (x: number, y: number, size: number, ink: string, digit: number) =>
  `<g transform="translate(${x} ${y})"><circle r="${size}" fill="${ink}"/><circle r="${fine(size * 0.56)}" fill="#fffdf6"/><text y="${fine(size * 0.3)}" font-family="system-ui,sans-serif" font-size="${fine(size * 0.84)}" font-weight="800" text-anchor="middle" fill="#1b1a2b">${digit}</text><ellipse cx="${fine(-size * 0.4)}" cy="${fine(-size * 0.62)}" rx="${fine(size * 0.28)}" ry="${fine(size * 0.14)}" fill="#fff" opacity=".8" transform="rotate(-35)"/></g>`

export const balls: Motif = ({ glow, ink }, random) => {
  const digit = () => Math.floor(random() * 10)
  return (
    `<ellipse cy="88" rx="110" ry="14" fill="#0005"/>` +
    ball(-54, -14, 42, '#ff6b9e', digit()) +
    ball(46, -30, 46, '#2fd6c0', digit()) +
    ball(-8, -72, 30, ink, digit()) +
    ball(-62, 54, 36, '#8b6cff', digit()) +
    ball(70, 46, 38, '#ff8a3c', digit()) +
    ball(4, 40, 52, glow, digit())
  )
}

export const bingo: Motif = ({ glow, deep }, random) => {
  const cell = (i: number) => {
    const [x, y] = [-76 + (i % 3) * 53, -76 + Math.floor(i / 3) * 53]
    const mark = `<circle cx="${x + 23}" cy="${y + 23}" r="15" fill="${deep}"/>`
    const on = i === 4 || random() < 0.4
    return `<rect x="${x}" y="${y}" width="46" height="46" rx="10" fill="${on ? glow : '#fffdf6'}"/>${on ? mark : ''}`
  }
  return `<g transform="rotate(-7)"><rect x="-92" y="-92" width="184" height="184" rx="24" fill="${deep}"/><rect x="-92" y="-92" width="184" height="184" rx="24" fill="none" stroke="${glow}" stroke-width="6"/>${repeat(9, cell)}</g>`
}

const faces = ['5', '13579', '3579', '1379', '13579', '19']
const spots = (face: string, size: number) =>
  face
    .split('')

    .map((spot) => {
      const at = Number(spot) - 1
      return `<circle cx="${((at % 3) - 1) * size}" cy="${(Math.floor(at / 3) - 1) * size}" r="8"/>`
    })
    .join('')

const die = (turn: string, face: string, ink: string) =>
  `<g transform="${turn}"><rect x="-48" y="-42" width="96" height="96" rx="20" fill="#0005"/><rect x="-48" y="-48" width="96" height="96" rx="20" fill="${ink}"/><path d="M-48 20v8a20 20 0 0 0 20 20h56a20 20 0 0 0 20-20v-8q-48 20-96 0z" fill="#0002"/><g fill="#1b1a2b">${spots(face, 27)}</g></g>`

export const dice: Motif = ({ glow }, random) => {
  const face = () => faces[Math.floor(random() * faces.length)] ?? '5'
  return (
    `<ellipse cy="82" rx="112" ry="16" fill="#0005"/>` +
    die('translate(-48 22)rotate(-16)', face(), '#fffdf6') +
    die('translate(50-18)rotate(14)', face(), glow)
  )
}
