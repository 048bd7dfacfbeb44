import { linear, radial, repeat } from '#sandbox/art/draw.ts'

const lantern = (x: number, y: number, size: number, ink: string) =>
  `<g transform="translate(${x} ${y})scale(${size})"><circle r="34" fill="url(#gl)"/><path d="M-14-22h28l5 34h-38z" fill="${ink}"/><path d="M-9-16h18l3 22h-24z" fill="#fff3b0"/></g>`

/** A lantern in its clay bowl, with its light on the water. */
const boat = (x: number, y: number, size: number, ink: string) =>
  `<ellipse cx="${x}" cy="${y + 30 * size}" rx="${34 * size}" ry="${6 * size}" fill="#ffc94a" opacity=".35"/>${lantern(x, y, size, ink)}<path transform="translate(${x} ${y})scale(${size})" d="M-26 12h52q-4 14-26 14t-26-14z" fill="#7a2c0e"/>`

const inks = ['#ff6b9e', '#ffb020', '#2fd6c0', '#ff8a3c']
const afloat: readonly (readonly [number, number, number])[] = [
  [420, 210, 0.6],
  [478, 226, 0.75],
  [534, 206, 0.62],
  [590, 236, 0.95],
  [664, 212, 0.7],
  [716, 250, 1.1],
  [508, 268, 1.05],
  [640, 282, 1.2],
]

const sky: readonly (readonly [number, number])[] = [
  [470, 60],
  [540, 96],
  [598, 44],
  [690, 110],
  [738, 58],
]

/** Lanterns on the river, and in the sky above. */
export const river = () =>
  `<defs>${linear('sk', '#10154f', '#3a1f8a', '#a3357f', '#ff8a5b')}${linear('wa', '#4a2a8f', '#171a4a')}${radial('gl', '#ffc94a', 'transparent', '')}</defs><rect width="780" height="190" fill="url(#sk)"/><rect y="186" width="780" height="126" fill="url(#wa)"/>` +
  `<circle cx="640" cy="150" r="46" fill="#ffe6a3"/><path d="M594 186a46 30 0 0 1 92 0z" fill="#ffe6a3"/><path d="M570 200h140M586 212h108M606 224h68" stroke="#ffe6a3" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>` +
  `<path d="M0 188q60-26 140-14t150-6 130 12 120-8 240 6v12H0z" fill="#1a1245"/><path d="M300 182l16-40 16 40zM352 180v-30l14-12 14 12v30z" fill="#1a1245"/>` +
  `<path d="M700 40q8-8 16 0 8-8 16 0M660 72q6-6 12 0 6-6 12 0" fill="none" stroke="#10154f" stroke-width="3"/>` +
  repeat(5, (i) => {
    const [x, y] = sky[i] ?? [0, 0]
    return `<g opacity=".9">${lantern(x, y, 0.5 + (i % 3) * 0.12, inks[i % 4] ?? '')}</g>`
  }) +
  repeat(afloat.length, (i) => {
    const [x, y, size] = afloat[i] ?? [0, 0, 1]
    return boat(x, y, size, inks[i % 4] ?? '')
  }) +
  `<path d="M20 236q20-8 40 0t40 0M140 274q20-8 40 0t40 0M280 244q20-8 40 0t40 0M60 300q20-8 40 0t40 0M330 294q20-8 40 0t40 0" fill="none" stroke="#7cbeff" stroke-opacity=".3" stroke-width="3"/>`
