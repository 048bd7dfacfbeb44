import type { Shape } from '#ui/art/art.rules.ts'
import { type Drawing, drawingOf } from '#ui/art/drawing.rules.ts'
import { type Motif, motifs } from '#ui/art/motifs/motifs.ts'
import { type Palette, type Part, partsOf } from '#ui/art/motifs/part.ts'
// The same values as in palette.css, because the worker has no style sheets.
import palettes from '#ui/art/palettes.json' with { type: 'json' }
import { type Pen, drawPart } from './pen.ts'
import {
  drawBeads,
  drawBunting,
  drawGround,
  drawHalo,
  drawMedal,
  drawPetals,
  drawRays,
  drawScrim,
} from './scene.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The part of the drawing that each shape shows, with the motif centred on 0,0; a little wider than any tile. A
 * banner has room for text before it.
 */
const boxes: Readonly<Record<Shape | 'motif', Box>> = {
  square: { left: -57.5, top: -44, width: 115, height: 114 },
  portrait: { left: -47, top: -46, width: 94, height: 117 },
  landscape: { left: -84.5, top: -40, width: 169, height: 95 },
  banner: { left: -174, top: -40, width: 232, height: 76 },
  motif: { left: -44, top: -44, width: 88, height: 88 },
}

const isShape = (text: string): text is keyof typeof boxes => Object.hasOwn(boxes, text)

const boxOf = (shape = '') => boxes[isShape(shape) ? shape : 'square']

/** Width to height. */
export function ratioOf(name: string) {
  const { width, height } = boxOf(name.split('-')[1])
  return width / height
}

export function drawName(pen: Pen, name: string, height: number) {
  const drawing = drawingOf(name)
  const palette = drawing && palettes[drawing.palette]
  if (!palette) return
  const box = boxOf(drawing.shape)
  pen.scale(height / box.height, height / box.height)
  pen.translate(-box.left, -box.top)
  if (drawing.shape === 'motif') return drawMotif(pen, drawing.hero, palette)
  drawGround(pen, box, palette)
  drawRays(pen, drawing.rays, palette)
  drawBeads(pen, drawing.beads, palette)
  drawPetals(pen, drawing, palette)
  drawHalo(pen, palette)
  drawFigures(pen, drawing, palette)
  drawBunting(pen, box, palette)
  drawScrim(pen, box, palette)
}

function drawFigures(pen: Pen, { hero, companion, side }: Drawing, palette: Palette) {
  pen.save()
  if (companion) pen.translate(-5 * side, -2)
  drawMotif(pen, hero, palette)
  pen.restore()
  if (!companion) return
  pen.save()
  pen.translate(26 * side, 13)
  drawMedal(pen, palette)
  pen.scale(0.42, 0.42)
  drawMotif(pen, companion, palette)
  pen.restore()
}

const read = new Map<Motif, readonly Part[]>()

function drawMotif(pen: Pen, motif: Motif, palette: Palette) {
  const parts = read.get(motif) ?? partsOf(motifs[motif])
  read.set(motif, parts)
  for (const part of parts) drawPart(pen, part, palette)
}
