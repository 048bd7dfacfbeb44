import { useSearch } from '@tanstack/react-router'
import { useOverlays } from '#features/games/overlay/useOverlays.ts'

/** The search in the address. */
export function useOverlay() {
  const { find } = useSearch({ strict: false })
  const { change, close } = useOverlays()
  return {
    find,
    close: () => close({ find: undefined, card: undefined }),
    type: (text: string) => change({ find: text.slice(0, 60) }),
  }
}
