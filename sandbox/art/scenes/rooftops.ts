import { linear, repeat } from '#sandbox/art/draw.ts'
import { placed } from '#sandbox/art/placed.ts'
import { seededRandom } from '#sandbox/world/random.ts'

const house = (x: number, top: number, width: number, ink: string, random: () => number) => {
  const columns = Math.floor(width / 18)
  const rows = Math.floor((312 - top) / 24)
  const pane = (i: number) => {
    const [left, down] = [x + 8 + (i % columns) * 18, top + 12 + Math.floor(i / columns) * 24]
    return random() < 0.45 ? `<rect x="${left}" y="${down}" width="9" height="12"/>` : ''
  }
  return `<rect x="${x}" y="${top}" width="${width}" height="312" fill="${ink}"/><g fill="#ffc94a" opacity=".85">${repeat(columns * rows, pane)}</g>`
}

const stars = (random: () => number) =>
  repeat(
    46,
    () =>
      `<circle cx="${Math.round(random() * 780)}" cy="${Math.round(random() * 190)}" r="${1 + Math.round(random() * 10) / 10}"/>`,
  )

const far =
  'M0 262h40v-30h46v20h34v-44h40v44h30v-20h50v-34l16-14 16 14v40h40v-26h40v38h44v-60h36v46h40v-28h50v34h30v-66q20-30 40 0v66h44v-40h60v38h44v-26h60v86H0z'

/** A rocket over the roofs of Dhaka, with tanks, a dome and washing lines. */
export function rooftops(): string {
  const random = seededRandom(7)
  return (
    `<defs>${linear('sk', '#0b0d33', '#2b1a78', '#7a2b9a', '#ff7a6b')}${linear('tr', '#fff3b0', '#ff8a3c', '#ff6b9e')}</defs><rect width="780" height="312" fill="url(#sk)"/><g fill="#fff6dd">${stars(random)}</g>` +
    `<path d="M462 36a30 30 0 1 0 36 42 31 31 0 0 1-36-42z" fill="#ffe6a3"/><path d="${far}" fill="#3a1a66"/>` +
    house(0, 236, 90, '#191540', random) +
    house(96, 258, 120, '#211a4d', random) +
    house(224, 226, 84, '#191540', random) +
    house(316, 254, 110, '#211a4d', random) +
    house(434, 218, 78, '#191540', random) +
    house(520, 248, 92, '#211a4d', random) +
    house(690, 230, 90, '#191540', random) +
    `<path d="M612 312v-60h8q2-40 30-50v-16h4v16q28 10 30 50h8v60z" fill="#140f36"/><path d="M20 236v-26h30v26zM446 218v-24h26v24zM714 230v-28h34v28z" fill="#0f0b2b"/><path d="M14 210h42M440 194h38M708 202h46" stroke="#0f0b2b" stroke-width="5"/>` +
    `<path d="M512 236q50 22 100 4" fill="none" stroke="#fff6dd" stroke-width="2"/><path d="M530 243v18h14v-15zM556 248v20h12v-20zM580 247v16h14v-18z" fill="#2fd6c0"/>` +
    `<path d="M470 250C560 240 620 190 652 112l18 12C648 210 580 262 470 262z" fill="url(#tr)" opacity=".9"/>` +
    placed([{ sign: 'rocket', size: 150, x: 660, y: 92, tilt: -8 }])
  )
}
