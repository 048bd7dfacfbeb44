import { type Shape, type Subject, artName, paletteOfGame } from './art.rules.ts'
import css from './TileArt.module.css'
import { paletteClass } from './palette.ts'

/** The name of a game's drawing, and the classes of the one element that shows it. */
export function artOf(game: Subject, shape: Shape) {
  const name = artName(shape, game)
  return { name, classes: `${css.art} ${paletteClass(paletteOfGame(game))} ${name}` }
}
