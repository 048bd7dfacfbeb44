import { memo, useEffect } from 'react'
import type { Shape, Subject } from './art.rules.ts'
import { artOf } from './artClass.ts'

interface Props {
  readonly game: Subject
  readonly shape?: Shape | undefined
  readonly className?: string | undefined
}

export const TileArt = memo(function TileArt(props: Props) {
  const { game, shape = 'square', className = '' } = props
  const { name, classes } = artOf(game, shape)
  const isKnown = game.name !== ''
  useEffect(() => {
    if (isKnown) window.mela.requestArt?.(name)
  }, [isKnown, name])
  return <span className={`${className} ${classes}`.trim()} aria-hidden="true" />
})
