import { type Shape, artName, drawingOf } from './art.rules.ts'
import css from './TileArt.module.css'
import palette from './palette.module.css'

/** The name of a game's drawing, and the classes of the one element that shows it. */
export function artOf(vendor: string, nodeId: string | number, category: string, shape: Shape) {
  const drawing = drawingOf(vendor, nodeId, category)
  const name = artName(shape, drawing)
  return { name, classes: `${css.art} ${palette[`p${drawing.palette}`]} ${name}` }
}
