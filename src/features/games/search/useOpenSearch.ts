import { useOverlays } from '../useOverlays.ts'

export function useOpenSearch() {
  const { change } = useOverlays()
  return () => change({ find: '' }, true)
}
