import { t } from '@lingui/core/macro'
import { useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useMemo } from 'react'
import { toast } from '../../../ui/feedback/toasts.ts'
import type { GameActions, Place } from '../gameActions.ts'

async function once<M>(
  module: Promise<M>,
  act: (module: M) => void | Promise<void>,
  tile?: Element,
) {
  tile?.setAttribute('aria-busy', 'true')
  await module.then(act, () => toast('fail', t`Loading failed, click to retry`))
  tile?.removeAttribute('aria-busy')
}

/** What clicks on games do in this place; stable functions, so that tiles need no new render. */
export function useGameActions(place: Place): GameActions {
  const store = useStore()
  const router = useRouter()
  return useMemo(() => {
    const context = { store, router, place }
    const open = () => import('./open.ts')
    return {
      onPlay: (game, tile) => once(open(), ({ openGame }) => openGame(context, game), tile),
      onVendor: (vendor, category, tile) =>
        void once(open(), ({ openVendor }) => openVendor(context, vendor, category), tile),
      onStar: (game, isFavourite) =>
        void once(import('../own/toggleStar.ts'), ({ toggleStar }) =>
          toggleStar(context, game, isFavourite),
        ),
    }
  }, [store, router, place])
}
