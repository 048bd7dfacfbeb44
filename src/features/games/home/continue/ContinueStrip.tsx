import { useAtomValue } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { phoneStorage } from '#device/storage/storage.ts'
import { epochAtom } from '#net/session/credentials.ts'
import { Boundary } from '#ui/Boundary.tsx'
import { optional } from '#ui/optional.ts'
import type { TileActions } from '#features/games/tile/gameActions.ts'
import { playedKey } from '#device/storage/history.ts'

const LastGames = optional(() => import('./LastGames.tsx'), 'LastGames')

interface Props {
  readonly actions: TileActions
}

/**
 * Reads the games again for the next player, because home may be mounted before those of the former player are
 * erased.
 */
export const ContinueStrip = (props: Props) => <Strip key={useAtomValue(epochAtom)} {...props} />

/** Its space is reserved from the first paint. */
function Strip({ actions }: Props) {
  const [hasPlayed] = useState(() => phoneStorage.read(playedKey) !== null)
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
