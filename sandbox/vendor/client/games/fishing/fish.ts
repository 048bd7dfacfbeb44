import type { Fish } from '#sandbox/vendor/sheets/fishing.ts'
import { s } from '#sandbox/vendor/client/dom.ts'

const swimmer =
  'M4 32C22 4 66 2 86 28l14-14c-3 12-3 24 0 36L86 36C66 62 22 60 4 32zM30 22c6 6 6 14 0 20'
const shapes: Readonly<Record<Fish, string>> = {
  puti: swimmer,
  koi: swimmer,
  ilish: 'M2 32C24 12 68 8 88 29l12-15c-4 13-4 23 0 36L88 35C68 56 24 52 2 32zM28 22c5 6 5 13 0 19',
  boal: 'M2 30c6-12 30-18 54-14 22 3 34 8 44 14-12 4-18 6-24 16-6-6-10-8-18-8C34 50 10 48 2 30zM10 38c-6 4-8 10-4 16M16 40c-2 6-2 10 4 14M30 24c3 4 3 8 0 12',
  prawn:
    'M14 20c26-10 58-2 66 22 2 8-2 14-8 16l-4-10c-8 2-16 0-22-6l-6 10-2-12c-10 0-18-6-24-20zM14 20C8 12 4 8 0 6M16 18C14 10 12 6 10 0',
  crab: 'M50 24c18 0 30 8 30 18S68 58 50 58 20 52 20 42s12-18 30-18zM22 38C8 36 2 24 8 12c2 8 6 10 12 8-2 6-1 10 4 12M78 38c14-2 20-14 14-26-2 8-6 10-12 8 2 6 1 10-4 12M26 52l-12 8M74 52l12 8',
}
const eyes: Readonly<Record<Fish, readonly [number, number]>> = {
  puti: [18, 28],
  koi: [18, 28],
  ilish: [16, 29],
  boal: [12, 27],
  prawn: [22, 22],
  crab: [42, 36],
}

export function fishPicture(fish: Fish) {
  const [cx, cy] = eyes[fish]
  return s(
    'svg',
    { viewBox: '-2 -2 106 68', 'aria-hidden': 'true', class: `fish ${fish}` },
    s('path', { d: shapes[fish] }),
    s('circle', { cx, cy, r: 3.5 }),
  )
}

const mesh = Array.from({ length: 7 }, (_, i) => {
  const x = 8 + i * 14
  return `M${x} 12Q${50 + (x - 50) * 1.3} 50 ${50 + (x - 50) * 0.5} 88`
}).join('')

export const netPicture = () =>
  s(
    'svg',
    { viewBox: '0 0 100 100', 'aria-hidden': 'true', class: 'net' },
    s('path', { d: `${mesh}M2 12h96M4 34h92M8 56h84M18 76h64` }),
    s('path', { d: 'M2 12Q50-8 98 12Q50 26 2 12z', class: 'hoop' }),
  )
