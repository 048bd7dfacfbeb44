import { memo } from 'react'
import { drawingOf, type Shape } from './art.rules.ts'
import css from './TileArt.module.css'
import palette from './palette.module.css'

type Props = {
  vendor: string
  nodeId: string | number
  category: string
  shape?: Shape | undefined
}

const boxes: Record<Shape, string> = {
  square: '-57 -44 114 114',
  portrait: '-44 -46 88 117',
  landscape: '-84 -40 168 95',
}

const tops: Record<Shape, number> = { square: -44, portrait: -46, landscape: -40 }

export const TileArt = memo(function TileArt({
  vendor,
  nodeId,
  category,
  shape = 'square',
}: Props) {
  const drawing = drawingOf(vendor, nodeId, category)
  return (
    <span className={`${css.art} ${palette[`p${drawing.palette}`]}`} aria-hidden="true">
      <svg viewBox={boxes[shape]} preserveAspectRatio="xMidYMin slice" className={css.drawing}>
        <circle className={css.rays} r="60" pathLength={drawing.rays * 2} />
        <circle className={css.beads} r="45" pathLength={drawing.beads} />
        <use
          className={css.petals}
          href={`#m-${drawing.petals}`}
          transform={`rotate(${drawing.rotation})`}
        />
        <circle className={css.halo} r="29" />
        <use href={`#m-${drawing.motif}`} />
        <use href="#m-bunting" y={tops[shape]} />
      </svg>
    </span>
  )
})
