import { memo, useEffect } from 'react'
import type { Shape } from './art.rules.ts'
import { artOf } from './artClass.ts'
import { requestArt } from './request.ts'

interface Props {
  readonly vendor: string
  readonly nodeId: string | number
  readonly category: string
  readonly shape?: Shape | undefined
  readonly className?: string | undefined
}

export const TileArt = memo(function TileArt(props: Props) {
  const { vendor, nodeId, category, shape = 'square', className = '' } = props
  const { name, classes } = artOf(vendor, nodeId, category, shape)
  const isGame = nodeId !== ''
  useEffect(() => {
    if (isGame) requestArt(name)
  }, [isGame, name])
  return <span className={`${className} ${classes}`.trim()} aria-hidden="true" />
})
