import { type Palette, type Part, colourOf } from '#ui/art/motifs/part.ts'

export type Pen = OffscreenCanvasRenderingContext2D

const outline = 1.9

export function drawPart(pen: Pen, part: Part, palette: Palette) {
  const path = new Path2D(part.d)
  const [x, y, turn, scale] = part.at
  for (const side of part.isMirrored ? [1, -1] : [1]) {
    pen.save()
    pen.translate(x, y)
    pen.rotate((turn * Math.PI) / 180)
    pen.scale(scale * side, scale)
    drawShape(pen, part, path, palette)
    pen.restore()
  }
}

function drawShape(pen: Pen, part: Part, path: Path2D, palette: Palette) {
  const colour = colourOf(part.ink, palette)
  pen.lineJoin = 'round'
  if (part.finish === 'line') return drawLine(pen, part, path, colour)
  pen.globalAlpha *= part.alpha
  pen.fillStyle = colour
  pen.fill(path)
  if (part.finish === 'lit') light(pen, path, colour, part.at[2])
  if (part.finish === 'flat') return
  pen.strokeStyle = palette.deep
  pen.lineWidth = outline
  pen.stroke(path)
}

function drawLine(
  pen: Pen,
  { line: [width = outline, ...dash] }: Part,
  path: Path2D,
  colour: string,
) {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.lineCap = dash.length > 0 && (dash[0] ?? 0) >= 1 ? 'butt' : 'round'
  pen.setLineDash(dash)
  pen.stroke(path)
}

/** A shade at the foot and a light along the top, whichever way the part is turned. */
function light(pen: Pen, path: Path2D, colour: string, turn: number) {
  const angle = (turn * Math.PI) / 180
  const [across, up] = [Math.sin(angle), Math.cos(angle)]
  pen.save()
  pen.clip(path)
  pen.fillStyle = 'rgb(30 8 50 / 0.3)'
  pen.fill(path)
  pen.translate(-3.4 * across, -3.4 * up)
  pen.fillStyle = colour
  pen.fill(path)
  pen.translate(5.4 * across, 5.4 * up)
  pen.strokeStyle = 'rgb(255 255 255 / 0.55)'
  pen.lineWidth = 1.6
  pen.stroke(path)
  pen.restore()
}
