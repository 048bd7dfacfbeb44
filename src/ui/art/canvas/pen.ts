import type { Ink, Part, Shape } from '../motifs/part.ts'
import type { Palette } from '../palettes.ts'

export type Pen = OffscreenCanvasRenderingContext2D

const colourOf = (ink: Ink, palette: Palette) =>
  ink === 'deep' || ink === 'base' || ink === 'glow' || ink === 'light' ? palette[ink] : ink

export function drawPart(pen: Pen, part: Part, palette: Palette) {
  pen.save()
  pen.translate(part.at?.[0] ?? 0, part.at?.[1] ?? 0)
  pen.rotate(((part.turn ?? 0) * Math.PI) / 180)
  pen.scale(part.scale ?? 1, part.scale ?? 1)
  if ('parts' in part) for (const each of part.parts) drawPart(pen, each, palette)
  else drawShape(pen, part, palette)
  pen.restore()
}

function drawShape(pen: Pen, shape: Shape, palette: Palette) {
  const path = new Path2D(shape.d)
  const { fill, stroke = 'deep', alpha = 1 } = shape
  if (fill) {
    pen.globalAlpha *= alpha
    pen.fillStyle = colourOf(fill, palette)
    pen.fill(path)
    pen.globalAlpha /= alpha
  }
  if (stroke === 'none') return
  pen.strokeStyle = colourOf(stroke, palette)
  pen.lineWidth = shape.width ?? 1.6
  pen.lineJoin = 'round'
  pen.lineCap = shape.round ? 'round' : 'butt'
  pen.setLineDash([...(shape.dash ?? [])])
  pen.stroke(path)
}
