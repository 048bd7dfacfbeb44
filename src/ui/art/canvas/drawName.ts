import { motifs } from '../motifs/motifs.ts'
import { type Palette, palettes } from '../palettes.ts'
import type { Motif, Shape } from '../art.rules.ts'
import { type Pen, drawPart } from './pen.ts'
import {
  drawBeads,
  drawBunting,
  drawGround,
  drawHalo,
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

/** What each shape shows of the drawing, whose motif stands around 0,0; at the sides a little more than any tile. */
const boxes: Readonly<Record<Shape | 'motif', Box>> = {
  square: { left: -57.5, top: -44, width: 115, height: 114 },
  portrait: { left: -47, top: -46, width: 94, height: 117 },
  landscape: { left: -84.5, top: -40, width: 169, height: 95 },
  banner: { left: -94, top: -40, width: 188, height: 66 },
  motif: { left: -44, top: -44, width: 88, height: 88 },
}

const isShape = (text: string): text is keyof typeof boxes => Object.hasOwn(boxes, text)
const isMotif = (text: string): text is Motif => Object.hasOwn(motifs, text)

const boxOf = (shape = '') => boxes[isShape(shape) ? shape : 'square']

/** Width to height. */
export function ratioOf(name: string) {
  const { width, height } = boxOf(name.split('-')[1])
  return width / height
}

/** Reads what `artName` and `motifName` write. */
export function drawName(pen: Pen, name: string, height: number) {
  const [, shape, colours = '', motif = '', rays, beads, petals, rotation] = name.split('-')
  const palette = palettes[Number(colours)]
  if (!palette || !isMotif(motif)) return
  const box = boxOf(shape)
  pen.scale(height / box.height, height / box.height)
  pen.translate(-box.left, -box.top)
  if (shape !== 'motif') {
    drawGround(pen, box, palette)
    drawRays(pen, Number(rays), palette)
    drawBeads(pen, Number(beads), palette)
    drawPetals(pen, petals, Number(rotation), palette)
    drawHalo(pen, palette)
  }
  drawMotif(pen, motif, palette)
  if (shape === 'motif') return
  drawBunting(pen, box, palette)
  drawScrim(pen, box, palette)
}

function drawMotif(pen: Pen, motif: Motif, palette: Palette) {
  for (const part of motifs[motif]) drawPart(pen, part, palette)
}
