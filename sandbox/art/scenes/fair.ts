import { bunting, linear, radial, repeat } from '#sandbox/art/draw.ts'

const gondola = (i: number) => {
  const inks = ['#ff6b9e', '#2fd6c0', '#ffb020', '#8b6cff']
  return `<g transform="rotate(${i * 30})"><path d="M0 0v-98" stroke="#fff6dd" stroke-width="2.500"/><g transform="translate(0-98)rotate(${-i * 30})"><path d="M-13 0h26l-4 17q-9 6-18 0z" fill="${inks[i % 4] ?? ''}"/><path d="M-15 0Q0-20 15 0z" fill="#fff6dd"/></g></g>`
}

const wheel = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M0 0-58 152M0 0l58 152" stroke="#c77a10" stroke-width="10" stroke-linecap="round"/><circle r="98" fill="#ffb020" fill-opacity=".08" stroke="#fff6dd" stroke-width="5"/><circle r="66" fill="none" stroke="#ffc94a" stroke-width="3"/><circle r="98" fill="none" stroke="#ffe9b0" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 17.100"/>${repeat(12, gondola)}<circle r="20" fill="#ffb020"/><circle r="9" fill="#2fd6c0"/></g>`

const tent = (x: number, width: number, ink: string) => {
  const half = width / 2
  const stripe = width / 6
  return `<g transform="translate(${x} 300)"><path d="M${-half}-44h${width}V20h${-width}z" fill="#fff3d6"/><path d="${repeat(3, (i) => `M${-half + i * 2 * stripe}-44h${stripe}V20h${-stripe}z`)}" fill="${ink}"/><path d="M${-half - 10}-44 0-106 ${half + 10}-44q${-stripe / 2} 12 ${-stripe} 0z" fill="${ink}"/><path d="M-9-102 0-106 9-102 14-44h-28z" fill="#fff3d6"/><path d="M0-106v-22l18 7-18 7" fill="#ffc94a" stroke="#ffc94a" stroke-width="2"/></g>`
}

const stars = repeat(
  40,
  (i) => `<circle cx="${(i * 173) % 780}" cy="${(i * 59) % 170}" r="${1 + (i % 3) * 0.5}"/>`,
)

/** The Ferris wheel above the tents of a night fair. */
export const fair = () =>
  `<defs>${linear('sk', '#150b45', '#4b1f9a', '#b0307f')}${radial('gl', '#ffb020', 'transparent', '')}</defs><rect width="780" height="312" fill="url(#sk)"/><g fill="#fff6dd" opacity=".8">${stars}</g>` +
  `<circle cx="636" cy="140" r="190" fill="url(#gl)" opacity=".5"/>${wheel(636, 142)}` +
  `<path d="M0 282q120-24 260-8t260-10 260 8v40H0z" fill="#1a0d3d"/>` +
  tent(508, 92, '#d81b68') +
  tent(736, 100, '#0f9a8e') +
  tent(412, 60, '#e8780c') +
  `<path d="M0 300q200-14 400-4t380-2v18H0z" fill="#0f0829"/>${bunting(780, -8, 15, ['#ff6b9e', '#2fd6c0', '#fff6dd', '#ffb020'], 20)}`
