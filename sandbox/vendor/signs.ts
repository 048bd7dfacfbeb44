import { fine } from './figure.ts'
import type { Sign } from './sheets/slot.ts'

/** `count` copies of a shape rotated around the centre of the 100 × 100 box. */
const turned = (count: number, shape: string, from = 0) =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${fine(from + (360 / count) * i)} 50 50)">${shape}</g>`,
  ).join('')

const gradient = (id: string, top: string, bottom: string) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`

export const signGradients = [
  gradient('sun', '#ffe08a', '#ff9a1f'),
  gradient('rose', '#ff9abf', '#d81b68'),
  gradient('sea', '#7ff3e2', '#0f8f86'),
  gradient('clay', '#e98a4d', '#8f3413'),
  gradient('milk', '#fffdf6', '#e6d9bb'),
  gradient('dusk', '#8b6cff', '#3a1fa0'),
  gradient('fire', '#fff3b0', '#ff7a3c'),
].join('')

const gondola = (fill: string) =>
  `<path d="M50 12v5" stroke="#8a5a12" stroke-width="2"/><path d="M42.500 16h15l-2.500 9a5 5 0 0 1-10 0z" fill="${fill}"/>`

const wheel =
  `<path d="M50 54 30 94M50 54l20 40" stroke="#c77a10" stroke-width="6" stroke-linecap="round"/><path d="M24 94h52" stroke="#8a5208" stroke-width="5" stroke-linecap="round"/>` +
  `<circle cx="50" cy="50" r="31" fill="#fff6dd" fill-opacity=".14" stroke="url(#milk)" stroke-width="4.500"/><circle cx="50" cy="50" r="20" fill="none" stroke="#ffc94a" stroke-width="2"/>` +
  turned(4, '<path d="M50 19v62" stroke="#fff6dd" stroke-width="2.500"/>') +
  turned(4, gondola('#ff6b9e')) +
  turned(4, gondola('#2fd6c0'), 45) +
  `<circle cx="50" cy="50" r="10" fill="url(#sun)" stroke="#8a4300" stroke-width="2"/><path d="m50 43.500 1.900 4.200 4.600.5-3.400 3.100 1 4.500L50 53.500l-4.100 2.300 1-4.500-3.400-3.100 4.600-.5z" fill="#8a4300"/>`

const rocket =
  `<g transform="rotate(35 50 50)"><path d="M41 76c-3 8 3 12 9 22 6-10 12-14 9-22z" fill="url(#fire)"/><path d="M46 76c-1 5 2 8 4 13 2-5 5-8 4-13z" fill="#fff8d8"/>` +
  `<path d="M34 56C22 62 22 74 26 82l13-11zM66 56c12 6 12 18 8 26L61 71z" fill="url(#rose)"/><path d="M50 4c17 15 21 44 13 73H37C29 48 33 19 50 4z" fill="url(#milk)"/>` +
  `<path d="M50 4c7.500 6.500 12.500 15.500 15 25.500H35C37.500 19.500 42.500 10.500 50 4z" fill="url(#rose)"/><circle cx="50" cy="43" r="9.500" fill="#20244a"/><circle cx="50" cy="43" r="7" fill="url(#sea)"/><path d="M45.500 40.500a5.500 5.500 0 0 1 5-3.500" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round"/>` +
  `<path d="M35 62h30M36 69h28" stroke="#ffb020" stroke-width="3.500"/></g>`

const gem =
  `<path d="M26 20h48l20 24-44 46L6 44z" fill="url(#sea)"/><path d="M26 20 34 44 50 20l16 24 8-24z" fill="#c9fff6"/><path d="M26 20 6 44h28zM74 20l20 24H66z" fill="#52e0cd"/><path d="M50 20 34 44h32z" fill="#8ff5e6"/>` +
  `<path d="M34 44 50 90 6 44zM66 44 50 90l44-46z" fill="#128e86"/><path d="M34 44h32L50 90z" fill="#2fc4b3"/><path d="M31 25h14l-7 10z" fill="#fff"/><path d="M80 10v12M74 16h12" stroke="#fff3c4" stroke-width="3" stroke-linecap="round"/>`

const fish =
  `<path d="M70 50 96 26c-4 16-4 32 0 48z" fill="url(#rose)"/><path d="M40 28c8-14 22-14 28-10l-6 16zM44 72c6 10 16 12 22 8l-6-12z" fill="url(#rose)"/><path d="M4 52c14-30 54-34 76-2-22 32-62 30-76 2z" fill="url(#sea)"/>` +
  `<path d="M10 56c16 18 48 22 68-3-18 14-48 16-68 3z" fill="#eafff9" opacity=".75"/><path d="M32 35c8 9 8 23 0 33" stroke="#fff3c4" stroke-width="4" fill="none"/>` +
  `<path d="M44 42c5 5 5 11 0 17M54 40c5 6 5 14 0 20M64 43c4 5 4 10 0 15" stroke="#0b6b66" stroke-width="2.500" fill="none"/><circle cx="20" cy="47" r="6" fill="#fff"/><circle cx="18.500" cy="47" r="3" fill="#171a2e"/>`

const pot =
  `<path d="M22 34c10-6 18-22 28-22s18 16 28 22c-8 2-14-2-18-8 0 8-4 12-10 14-6-2-10-6-10-14-4 6-10 10-18 8z" fill="#2fae62"/><path d="M50 12v28M36 20c2 6 6 12 10 16M64 20c-2 6-6 12-10 16" stroke="#0e6b3a" stroke-width="2" fill="none"/>` +
  `<rect x="28" y="38" width="44" height="9" rx="4.500" fill="#f0a36a"/><path d="M34 47h32c18 6 24 16 24 26 0 14-18 23-40 23S10 87 10 73c0-10 6-20 24-26z" fill="url(#clay)"/>` +
  `<path d="M13 65q6-7 12 0t12 0 13 0 13 0 12 0 12 0" stroke="#fff3d6" stroke-width="3" fill="none"/><path d="M14 83q6 6 12 1 6 7 12 2 6 6 12 1 6 5 12-1 6 5 12-2 6 4 10-1" stroke="#fff3d6" stroke-width="2.500" fill="none"/>` +
  [26, 38, 50, 62, 74].map((x) => `<circle cx="${x}" cy="74" r="3.200" fill="#ffc94a"/>`).join('')

const diya =
  `<circle cx="50" cy="40" r="34" fill="#ffc94a" opacity=".16"/><circle cx="50" cy="42" r="22" fill="#ffe08a" opacity=".2"/><path d="M50 6c7 14 19 21 19 37a19 19 0 0 1-38 0C31 27 43 20 50 6z" fill="url(#fire)"/>` +
  `<path d="M50 28c4 7 9 11 9 19a9 9 0 0 1-18 0c0-8 5-12 9-19z" fill="#fffbe4"/><path d="M6 56c14 6 28 8 44 8s30-2 44-8c-2 22-18 36-44 36S8 78 6 56z" fill="url(#clay)"/>` +
  `<path d="M6 56c14-6 28-7 44-7s30 1 44 7c-14 6-28 8-44 8S20 62 6 56z" fill="#7a2c0e"/><path d="M18 74q8 6 16 2 8 8 16 3 8 5 16-3 8 4 16-2" stroke="#ffe08a" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="50" cy="87" r="3" fill="#ff6b9e"/>`

const petal = (length: number, width: number, fill: string) =>
  `<ellipse cx="50" cy="${50 - length}" rx="${width}" ry="${fine(width * 1.35)}" fill="${fill}"/>`

const marigold =
  `<path d="M16 70C4 74 2 86 6 94c10 2 20-4 22-14zM84 70c12 4 14 16 10 24-10 2-20-4-22-14z" fill="#1f9d57"/>` +
  turned(12, petal(33, 9, '#e8780c')) +
  turned(12, petal(26, 8, '#ff9a1f'), 15) +
  turned(10, petal(17, 7, '#ffb83a'), 8) +
  turned(8, petal(9, 5.5, '#ffd76a')) +
  `<circle cx="50" cy="50" r="6" fill="#b54a00"/>`

const kite =
  `<path d="M50 78c-8 6 8 9 0 18" stroke="#fff3d6" stroke-width="2.500" fill="none"/><path d="M42 84 50 88l8-4v8l-8-4-8 4z" fill="#2fd6c0"/><path d="M50 4 86 40 50 80 14 40z" fill="url(#dusk)"/><path d="M50 4 86 40H50z" fill="#ff6b9e"/><path d="M50 80 14 40h36z" fill="#ffb020"/>` +
  `<path d="M14 40q36-12 72 0M50 4v76" stroke="#fff6dd" stroke-width="2.500" fill="none"/><circle cx="50" cy="40" r="8" fill="#fff6dd"/><circle cx="50" cy="40" r="4" fill="#d81b68"/>`

export const signPictures: Readonly<Record<Sign, string>> = {
  wheel,
  rocket,
  gem,
  fish,
  pot,
  diya,
  marigold,
  kite,
}

const symbols = Object.entries(signPictures)
  .map(([name, body]) => `<symbol id="${name}" viewBox="0 0 100 100">${body}</symbol>`)
  .join('')

/** Defines every symbol once, for `<use>`. */
export const signSprite = `<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>${signGradients}</defs>${symbols}</svg>`
