import { dots, radial, rays, repeat, ring } from '#sandbox/art/draw.ts'
import { appFigure, placed } from '#sandbox/art/placed.ts'
import { palettes } from '#sandbox/art/palettes.ts'

const garland = repeat(17, (i) => {
  const share = i / 16
  const [x, y] = [Math.round(410 + 390 * share), Math.round(-6 + 150 * share * (1 - share))]
  const ink = i % 4 === 3 ? '#fff3b0' : i % 2 ? '#ffb020' : '#ff8a1f'
  return `<g transform="translate(${x} ${y})"><circle r="16" fill="none" stroke="${ink}" stroke-width="9" stroke-dasharray="7 2"/><circle r="12" fill="${ink}"/><circle r="5" fill="#b54a00"/></g>`
})

/** A fan of cards among marigolds. */
export function marigolds(): string {
  const [palette] = palettes
  return (
    `<defs>${radial('sk', '#c2184f', '#3a0620', 'cx=".8" cy=".5" r=".9"')}</defs><rect width="780" height="312" fill="url(#sk)"/><path d="${rays(616, 170, 700, 16)}" fill="#ffb020" opacity=".12"/>` +
    ring({
      x: 616,
      y: 170,
      radius: 150,
      count: 26,
      length: 17,
      width: 7,
      fill: '#ffe6a3',
      opacity: 0.3,
    }) +
    dots(616, 170, 182, 13, 4, '#ffb020') +
    `<g transform="translate(616 172)scale(1.05)">${appFigure('fan')(palette)}</g>` +
    garland +
    placed([
      { sign: 'marigold', size: 130, x: 500, y: 262, tilt: -12 },
      { sign: 'marigold', size: 150, x: 728, y: 262, tilt: 14 },
      { sign: 'diya', size: 104, x: 614, y: 268 },
    ])
  )
}
