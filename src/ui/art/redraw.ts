import { drawingOf } from './art.rules.ts'
import css from './TileArt.module.css'
import palette from './palette.module.css'

export interface ArtParts {
  readonly art: Element
  readonly rays: Element
  readonly beads: Element
  readonly petals: Element
  readonly motif: Element
  colours: string
}

export function artPartsIn(tile: Element): ArtParts | null {
  const find = (name: string | undefined) => tile.querySelector(`.${name}`)
  const [art, rays, beads, petals] = [css.art, css.rays, css.beads, css.petals].map(find)
  const motif = find(css.halo)?.nextElementSibling
  return art && rays && beads && petals && motif
    ? { art, rays, beads, petals, motif, colours: art.classList[1] ?? '' }
    : null
}

/** Turns the art into that of another game, for a list that reuses its tiles. */
export function redrawArt(parts: ArtParts, vendor: string, nodeId: string, category: string) {
  const drawing = drawingOf(vendor, nodeId, category)
  const colours = palette[`p${drawing.palette}`] ?? ''
  if (parts.colours !== colours) {
    parts.art.classList.replace(parts.colours, colours)
    parts.colours = colours
  }
  set(parts.rays, 'pathLength', String(drawing.rays * 2))
  set(parts.beads, 'pathLength', String(drawing.beads))
  set(parts.petals, 'href', `#m-${drawing.petals}`)
  set(parts.petals, 'transform', `rotate(${drawing.rotation})`)
  set(parts.motif, 'href', `#m-${drawing.motif}`)
}

/** Writing even the same value makes the browser copy the drawing again. */
function set(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
