import { t } from '@lingui/core/macro'
import { useRouter } from '@tanstack/react-router'
import { type Setter, atom, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { holdBack, isQuiet } from '#device/idle.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import type { Game } from '#api/games/game.ts'
import type { GameActions, TilePlace } from '#features/games/tile/gameActions.ts'
import { loadDemoSheet } from '#features/games/launch/demo/DemoOffer.tsx'

const load = () => import('./actions.atoms.ts')

type Act = (set: Setter, intents: Awaited<ReturnType<typeof load>>) => Promise<void>

/** A guest's tap on a game with free play loads the offer together with the code that makes it. */
const actIntent = atom(null, async (get, set, act: Act, tile?: Element, game?: Game) => {
  if (game) holdBack(1500)
  if (game?.demo && get(roleAtom) === 'guest') void loadDemoSheet().catch(() => undefined)
  tile?.setAttribute('aria-busy', 'true')
  await load()
    .then((intents) => act(set, intents))
    .catch(() => toast('fail', t`Loading failed, click to retry`))
  tile?.removeAttribute('aria-busy')
})

/** Handlers for clicks on games in this place; stable functions, so that tiles do not re-render. */
export function useGameActions(place: TilePlace): GameActions {
  const act = useSetAtom(actIntent)
  const router = useRouter()
  useEffect(() => {
    if (!isQuiet()) void load().catch(() => undefined)
  }, [])
  return useMemo(() => {
    const here = { router, place }
    return {
      onPlay: (game, tile) =>
        act((set, { openGameIntent }) => set(openGameIntent, here, game, tile), tile, game),
      onVendor: (vendor, category, tile) =>
        void act(
          (set, { openVendorIntent }) => set(openVendorIntent, here, vendor, category),
          tile,
        ),
      onStar: (game, isFavourite) =>
        void act((set, { toggleStarIntent }) => set(toggleStarIntent, here, game, isFavourite)),
    }
  }, [act, router, place])
}
