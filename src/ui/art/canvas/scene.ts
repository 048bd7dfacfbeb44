import type { Drawing } from '#ui/art/drawing.rules.ts'
import { flags, petals } from '#ui/art/geometry.ts'
import type { Palette } from '#ui/art/motifs/part.ts'
import type { Box } from './drawName.ts'
import type { Pen } from './pen.ts'

const circle = (radius: number) => {
  const path = new Path2D()
  path.arc(0, 0, radius, 0, 2 * Math.PI)
  return path
}

/** Beyond the box, so that the margin around it is painted too. */
const paintAll = (pen: Pen, { left, top, width, height }: Box) =>
  pen.fillRect(left - 9, top - 9, width + 18, height + 18)

export function drawGround(pen: Pen, box: Box, { deep, base }: Palette) {
  const middle = [box.left + box.width / 2, box.top + box.height * 0.46] as const
  const radius = Math.hypot(box.width * 0.5, box.height * 0.54)
  const light = pen.createRadialGradient(...middle, 0, ...middle, radius)
  light.addColorStop(0.12, base)
  light.addColorStop(0.82, deep)
  pen.fillStyle = light
  paintAll(pen, box)
}

export function drawRays(pen: Pen, count: number, { glow }: Palette) {
  pen.save()
  pen.globalAlpha = 0.13
  pen.strokeStyle = glow
  pen.lineWidth = 160
  pen.setLineDash([(80 * Math.PI) / count])
  pen.stroke(circle(80))
  pen.restore()
}

export function drawBeads(pen: Pen, count: number, { light }: Palette) {
  pen.save()
  pen.globalAlpha = 0.55
  pen.strokeStyle = light
  pen.lineWidth = 2
  pen.lineCap = 'round'
  pen.setLineDash([0, (90 * Math.PI) / count])
  pen.stroke(circle(45))
  pen.restore()
}

export function drawPetals(
  pen: Pen,
  { petals: kind, rotation }: Pick<Drawing, 'petals' | 'rotation'>,
  { light }: Palette,
) {
  pen.save()
  pen.rotate((rotation * Math.PI) / 180)
  pen.globalAlpha = 0.34
  pen.fillStyle = light
  pen.fill(new Path2D(petals[kind]), kind === 'scallops' ? 'evenodd' : 'nonzero')
  pen.restore()
}

export function drawHalo(pen: Pen, { base }: Palette) {
  pen.save()
  pen.globalAlpha = 0.75
  pen.fillStyle = base
  pen.fill(circle(29))
  pen.restore()
}

/** The background of the second figure. */
export function drawMedal(pen: Pen, { deep, light }: Palette) {
  pen.save()
  pen.fillStyle = deep
  pen.globalAlpha = 0.82
  pen.fill(circle(18.5))
  pen.globalAlpha = 1
  pen.strokeStyle = light
  pen.lineWidth = 1.4
  pen.stroke(circle(18.5))
  pen.restore()
}

export function drawBunting(pen: Pen, { top }: Box, { light, glow }: Palette) {
  pen.save()
  pen.translate(0, top)
  for (const [place, colour] of [light, glow, '#fff'].entries()) {
    pen.fillStyle = colour
    pen.fill(new Path2D(flags(18, 240, place, 3)))
  }
  pen.restore()
}

/** Darkens the foot, where the name is. */
export function drawScrim(pen: Pen, box: Box, { deep }: Palette) {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(deep.slice(at, at + 2), 16) * 0.92)
  const shade = pen.createLinearGradient(0, box.top, 0, box.top + box.height)
  shade.addColorStop(0.45, `rgb(${red} ${green} ${blue} / 0)`)
  shade.addColorStop(0.934, `rgb(${red} ${green} ${blue})`)
  pen.fillStyle = shade
  paintAll(pen, box)
}
