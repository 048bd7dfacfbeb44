import { t } from '@lingui/core/macro'
import { useRouter } from '@tanstack/react-router'
import { type WritableAtom, atom, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { toast } from '../../../ui/feedback/toasts.ts'
import type { GameActions, Place } from '../gameActions.ts'

const openIntents = () => import('./open.ts')
const openGameIntent = late(async () => (await openIntents()).openGameIntent)
const openVendorIntent = late(async () => (await openIntents()).openVendorIntent)
const toggleStarIntent = late(async () => (await import('../own/star.atoms.ts')).toggleStarIntent)

function late<Args extends unknown[], Result>(
  load: () => Promise<WritableAtom<unknown, Args, Result>>,
) {
  return atom(null, async (_get, set, ...args: Args) => set(await load(), ...args))
}

async function once(action: Promise<unknown>, tile?: Element) {
  tile?.setAttribute('aria-busy', 'true')
  await action.catch(() => toast('fail', t`Loading failed, click to retry`))
  tile?.removeAttribute('aria-busy')
}

/** What clicks on games do in this place; stable functions, so that tiles need no new render. */
export function useGameActions(place: Place): GameActions {
  const openGame = useSetAtom(openGameIntent)
  const openVendor = useSetAtom(openVendorIntent)
  const toggleStar = useSetAtom(toggleStarIntent)
  const router = useRouter()
  return useMemo(() => {
    const here = { router, place }
    return {
      onPlay: (game, tile) => once(openGame(here, game), tile),
      onVendor: (vendor, category, tile) => void once(openVendor(here, vendor, category), tile),
      onStar: (game, isFavourite) => void once(toggleStar(here, game, isFavourite)),
    }
  }, [openGame, openVendor, toggleStar, router, place])
}
