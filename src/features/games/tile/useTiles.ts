import { useLayoutEffect, useRef } from 'react'
import { inTurn, isHeld } from '#device/idle.ts'
import type { Game } from '#api/games/game.ts'
import type { TileActions } from './gameActions.ts'
import { showTilePicture } from './picture.ts'
import { usePictures } from './usePictures.ts'

/** For a list of tiles: one listener for all of them, and their pictures. */
export function useTiles(games: readonly Game[], { onPlay, onStar }: TileActions) {
  const list = useRef<HTMLUListElement>(null)
  const { hosts, listeners } = usePictures()
  useLayoutEffect(() => {
    const show = () => {
      for (const tile of list.current?.querySelectorAll('li') ?? [])
        showTilePicture(tile, tile.dataset['picture'] ?? null, hosts)
    }
    return isHeld() ? inTurn(show) : show()
  })
  return {
    ...listeners,
    ref: list,
    onClick: ({ target }: Pick<Event, 'target'>) => {
      const control = target instanceof Element && target.closest('button')
      if (!control) return
      const id = control.closest('li')?.dataset['nodeId']
      const game = games.find((one) => one.id === id)
      const isPressed = control.getAttribute('aria-pressed')
      if (game && isPressed !== null) onStar(game, isPressed === 'true')
      else if (game) onPlay(game, control)
    },
  }
}
