import { useLayoutEffect, useState } from 'react'
import { lasting } from '../../../../device/storage/storage.ts'
import { Boundary } from '../../../../ui/Boundary.tsx'
import { optional } from '../../../../ui/optional.ts'
import type { TileActions } from '../../gameActions.ts'
import { playedKey } from '../../own/played.key.ts'

const LastGames = optional<Props>(() =>
  import('./LastGames.tsx').then((module) => module.LastGames),
)

interface Props {
  readonly actions: TileActions
}

/** Its space is reserved from the first paint. */
export function ContinueStrip({ actions }: Props) {
  const [hasPlayed] = useState(() => lasting.read(playedKey) !== null)
  useLayoutEffect(
    () => void document.documentElement.classList.toggle('has-played', hasPlayed),
    [hasPlayed],
  )
  return (
    hasPlayed && (
      <Boundary quiet>
        <LastGames actions={actions} />
      </Boundary>
    )
  )
}
