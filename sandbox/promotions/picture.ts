import { bunting, dots, radial, rays, repeat, ring, svg } from '#sandbox/art/draw.ts'
import { hash, seededRandom } from '#sandbox/world/random.ts'
import { findActivity } from './activities.ts'
import { scenes } from './scenes.ts'

const [width, height] = [600, 300]
/** The motif's centre, visible in a cropped card. */
const [x, y] = [300, 158]

const hills = (ink: string) =>
  `<path d="M0 262q150-44 300-14t300-22v74H0z" fill="${ink}" opacity=".45"/><path d="M0 282q170-30 320-8t280-14v40H0z" fill="${ink}" opacity=".55"/>`

const sparkles = (ink: string, random: () => number) => {
  const spark = () => {
    const [left, top] = [Math.round(random() * 580 + 10), Math.round(random() * 190 + 40)]
    const size = 3 + Math.round(random() * 5)
    return `M${left} ${top - size}q1 ${size - 1} ${size} ${size}-${size - 1} 1-${size} ${size}-1-${size - 1}-${size}-${size} ${size - 1}-1 ${size}-${size}z`
  }
  return `<path fill="${ink}" opacity=".8" d="${repeat(18, spark)}"/>`
}

/** An activity's picture, 2:1 and without text; null if there is no such activity. */
export function activityPicture(id: string): string | null {
  const activity = findActivity(id)
  if (!activity) return null
  const { palette, motif } = scenes[activity.scene]
  const { deep, base, glow, ink } = palette
  const random = seededRandom(hash(`activity:${id}`))
  const petals = { x, y, fill: ink }
  return svg(
    width,
    height,
    `<defs>${radial('s', base, deep, 'cx=".5" cy=".5" r=".62"')}${radial('l', glow, 'transparent', '')}</defs><rect width="600" height="300" fill="url(#s)"/>` +
      `<path fill="${glow}" opacity=".14" d="${rays(x, y, 420, 13 + Math.floor(random() * 5))}"/>` +
      `<circle cx="${x}" cy="${y}" r="150" fill="url(#l)" opacity=".55"/>` +
      ring({ ...petals, radius: 132, count: 22, length: 15, width: 6, opacity: 0.32 }) +
      ring({ ...petals, radius: 168, count: 30, length: 9, width: 4, opacity: 0.34 }) +
      dots(x, y, 192, 13, 4, glow) +
      hills(deep) +
      sparkles(ink, random) +
      `<g transform="translate(${x} ${y + 6})scale(.94)">${motif(palette)}</g>` +
      bunting(width, -6, 12, [glow, ink, '#2fd6c0', '#ff6b9e'], 15),
  )
}
