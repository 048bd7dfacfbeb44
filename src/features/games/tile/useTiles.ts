import { useAtomValue, useSetAtom } from 'jotai'
import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { inTurn, isHeld } from '../../../device/idle.ts'
import type { Game } from '../../../api/games/game.ts'
import type { TileActions } from '../gameActions.ts'
import { hostOf, showPictures, tryNextHost } from './picture.ts'
import { imageHostsAtom, saveHostIntent, toldHostsAtom } from './pictures.atoms.ts'

/** For a list of tiles: one listener for all of them, and their pictures. */
export function useTiles(games: readonly Game[], { onPlay, onStar }: TileActions) {
  const list = useRef<HTMLUListElement>(null)
  const hosts = useAtomValue(imageHostsAtom)
  const told = useAtomValue(toldHostsAtom)
  const saveHost = useSetAtom(saveHostIntent)
  useLayoutEffect(() => {
    const show = () => showPictures(list.current?.querySelectorAll('li') ?? [], { hosts, told })
    return isHeld() ? inTurn(show) : show()
  })
  return {
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
    onLoadCapture: ({ target }: SyntheticEvent) => {
      const host = hostOf(target)
      if (host !== undefined) saveHost(host)
    },
    onErrorCapture: ({ target }: SyntheticEvent) => tryNextHost(target),
  }
}
