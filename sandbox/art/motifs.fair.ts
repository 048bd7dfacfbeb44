import { repeat } from './draw.ts'
import type { Motif } from './motif.ts'
import { placed } from './placed.ts'

/** A big fish, two small ones and bubbles. */
export const shoal: Motif = ({ ink, glow }, random) => {
  const bubble = (i: number) => {
    const [x, y] = [-90 + Math.round(random() * 60) + i * 18, -96 + Math.round(random() * 70)]
    return `<circle cx="${x}" cy="${y}" r="${4 + (i % 3) * 3}"/>`
  }
  const small = (turn: string, fill: string) =>
    `<path d="M-30 3C-16-18 16-18 26 0l16-13v28L26 4C14 20-18 22-30 3z" fill="${fill}" transform="${turn}"/>`
  return (
    `<g fill="none" stroke="${ink}" stroke-width="3" opacity=".8">${repeat(6, bubble)}</g>` +
    small('translate(62-68)scale(.9)', glow) +
    small('translate(-66 78)scale(1.1)', ink) +
    placed([{ sign: 'fish', size: 200, tilt: -8 }])
  )
}

export const rocketTrail: Motif = ({ glow, ink }) =>
  `<path d="M-128 104C-40 100 10 60 44-20L62 4C30 80-40 118-128 116z" fill="${glow}"/><path d="M-128 104C-40 100 10 60 44-20v124z" fill="${ink}" opacity=".18"/>` +
  `${placed([{ sign: 'rocket', size: 150, x: 44, y: -36 }])}<g fill="${ink}"><circle cx="-70" cy="-60" r="4"/><circle cx="-96" cy="10" r="3"/><circle cx="-30" cy="-90" r="3"/><circle cx="96" cy="60" r="4"/></g>`

export const pad: Motif = ({ glow, ink, deep }) =>
  `<ellipse cy="74" rx="100" ry="14" fill="#0005"/><path d="M-66-46h132c36 0 50 44 50 78 0 30-30 40-50 16L50 28h-100L-66 48c-20 24-50 14-50-16 0-34 14-78 50-78z" fill="#fffdf6"/><path d="M-66-46h132c36 0 50 44 50 78-14-34-30-50-62-50h-108c-32 0-48 16-62 50 0-34 14-78 50-78z" fill="${ink}"/>` +
  `<path d="M-72-26h20v16h16v20h-16v16h-20V10h-16v-20h16z" fill="${deep}"/><circle cx="62" cy="-22" r="11" fill="#ff6b9e"/><circle cx="84" cy="0" r="11" fill="#2fd6c0"/><circle cx="62" cy="22" r="11" fill="#ffb020"/><circle cx="40" cy="0" r="11" fill="#7cbeff"/><path d="M0-46v-26q0-14 14-14t14-14" fill="none" stroke="${glow}" stroke-width="7" stroke-linecap="round"/><rect x="-16" y="-6" width="30" height="10" rx="5" fill="${glow}"/>`

const feather = (i: number, inks: readonly string[]) =>
  `<path d="M18 24C30-40 60-84 96-92 90-50 66 0 34 34z" fill="${inks[i % inks.length] ?? ''}" transform="rotate(${i * 19 - 22} 18 30)"/>`

export const roosters: Motif = ({ glow, ink, deep }) =>
  `<ellipse cy="98" rx="90" ry="12" fill="#0005"/>${repeat(6, (i) => feather(i, [glow, ink, '#2fd6c0']))}` +
  `<path d="M-6 74v22M18 74v22M-14 98h16M10 98h16" stroke="#ffb020" stroke-width="7" stroke-linecap="round"/><path d="M-58-62c18-18 42-6 40 16 2 24 30 22 52 26 28 6 26 56-8 74-36 18-80 2-86-34-4-28 6-40 2-82z" fill="#fffdf6"/><path d="M-30 10c24-10 56 4 62 26-16 26-58 22-62-26z" fill="${ink}"/><path d="M-24 16c20-6 42 2 48 16-14 12-40 8-48-16z" fill="${glow}"/>` +
  `<path d="M-62-60c-6-22 6-24 10-14 0-20 16-20 16-2 8-14 20-6 12 12z" fill="#ff4d5e"/><path d="M-66-46-92-36l28 8z" fill="#ffb020"/><path d="M-64-28q4 22-8 22-8-4-2-20z" fill="#ff4d5e"/><circle cx="-48" cy="-42" r="6" fill="${deep}"/>`

export const wheelOfLuck: Motif = ({ glow, ink, deep }) => {
  const inks = [glow, '#fffdf6', '#2fd6c0', ink]
  const slice = (i: number) =>
    `<path d="M0 0-33.700-81.300A88 88 0 0 1 33.700-81.300z" fill="${inks[i % 4] ?? ''}" transform="rotate(${i * 45})"/>`
  return (
    `<path d="M-34 60h68l18 44H-52z" fill="${deep}" stroke="${glow}" stroke-width="4"/><circle r="98" fill="${deep}"/>${repeat(8, slice)}<circle r="93" fill="none" stroke="#ffc94a" stroke-width="10"/><circle r="93" fill="none" stroke="#fff6dd" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 24.350"/>` +
    `<circle r="20" fill="#ffc94a"/><circle r="10" fill="${deep}"/><path d="M-13-108h26L0-78z" fill="#ff4d5e" stroke="#fff6dd" stroke-width="3"/>`
  )
}

/** A microphone between curtains: the show begins. */
export const microphone: Motif = ({ glow, ink, deep }) =>
  `<path d="M-160-200h70q44 200 2 430h-72zM160-200H90q-44 200-2 430h72z" fill="${glow}"/><path d="M-116-200q40 200 0 430M-142-200q20 200-4 430M116-200q-40 200 0 430M142-200q-20 200 4 430" fill="none" stroke="${deep}" stroke-width="5" opacity=".4"/>` +
  `<g transform="rotate(14)"><path d="M-14 0h28l-6 98q-8 8-16 0z" fill="#2b3060"/><path d="M-24 0h48l-6 16h-36z" fill="${ink}"/><circle cy="-38" r="42" fill="#e6d9bb"/><path d="M-42-38h84M-36-60h72M-36-16h72M0-80V4M-22-74v72M22-74v72" stroke="#7c84b8" stroke-width="4"/><ellipse cx="-16" cy="-58" rx="12" ry="7" fill="#fff" transform="rotate(-30-16-58)"/></g>`
