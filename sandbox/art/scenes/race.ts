import { fine } from '#sandbox/vendor/figure.ts'
import { linear, repeat } from '#sandbox/art/draw.ts'

const rower = (i: number, shirt: string) => {
  const x = -128 + i * 34
  return `<path d="M${x + 4}-8l22 44" stroke="#5a2a0c" stroke-width="4" stroke-linecap="round"/><path d="M${x - 9} 8q-2-26 10-28t12 28z" fill="${shirt}"/><circle cx="${x + 4}" cy="-28" r="8" fill="#7a4a2a"/><path d="M${x - 5}-30q9-10 18 0z" fill="#fff6dd"/>`
}

const boat = (x: number, y: number, size: number, hull: string, shirt: string) =>
  `<g transform="translate(${x} ${y})scale(${size})rotate(-3)">${repeat(7, (i) => rower(i, shirt))}<path d="M-190-34q40 38 190 38 130 0 200-62-14 76-90 84H-90q-70-6-100-60z" fill="${hull}"/><path d="M-168-6q60 22 168 22 110 0 172-40" fill="none" stroke="#ffc94a" stroke-width="5"/><path d="M-150 10q60 16 150 16" fill="none" stroke="#fff6dd" stroke-width="3" stroke-dasharray="2 10" stroke-linecap="round"/><path d="M196-54l16-16-6 26z" fill="#ff6b9e"/></g>`

const rain = repeat(60, (i) => {
  const [x, y] = [(i * 131) % 800, (i * 67) % 230]
  return `M${x} ${y}l-7 ${fine(20 + (i % 3) * 5)}`
})

const swell = (y: number, ink: string, opacity: number) =>
  `<path d="M-20 ${y}q40-16 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v140H-20z" fill="${ink}" opacity="${opacity}"/>`

/** Two long boats race through the rain. */
export const race = () =>
  `<defs>${linear('sk', '#0d3b4f', '#1f7a86', '#8fd0b4')}${linear('wa', '#0f7f86', '#06304a')}</defs><rect width="780" height="312" fill="url(#sk)"/>` +
  `<path d="M420 34q20-30 60-20 30-24 66 0 44-12 54 18 40 0 44 26H392q-6-22 28-24zM600 16q30-22 66 0 40-8 50 18 34 2 36 24H560q4-30 40-42z" fill="#0b2f40" opacity=".75"/><path d="M0 20q60-26 110 0 60-20 100 8 60-8 70 26H-20z" fill="#0b2f40" opacity=".6"/>` +
  `<path d="M0 168q90-34 180-14t190-10 190 6 220-12v40H0z" fill="#0b5a4a"/><path d="M706 150q-4-44 6-72l5 1q-8 34-4 72zM712 80q-26-14-44 2 24-4 44 0-18 6-22 24 12-12 24-22 2 14 12 24 2-16-8-26 20 0 28 12-2-20-28-16 10-10 28-8-18-12-34 10z" fill="#083c34"/>` +
  `<rect y="166" width="780" height="146" fill="url(#wa)"/>${swell(186, '#2fd6c0', 0.25)}` +
  boat(596, 196, 0.62, '#5a1740', '#2fd6c0') +
  swell(218, '#0b6f80', 0.7) +
  boat(570, 248, 0.9, '#7a2c0e', '#ff6b9e') +
  swell(274, '#06304a', 0.85) +
  `<path d="${rain}" stroke="#e9fff7" stroke-opacity=".35" stroke-width="2"/>`
