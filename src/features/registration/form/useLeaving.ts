import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { type Place, storedOnLeavingFor } from './draft.rules.ts'
import { leaveFormIntent } from './form.atoms.ts'

/** Secrets kept while the player reads the terms are dropped when the player goes anywhere else from there. */
export function useLeaving() {
  const router = useRouter()
  const leave = useSetAtom(leaveFormIntent)
  useEffect(
    () => () => {
      const isSettled = () => storedOnLeavingFor(placeOf(router)) !== 'all'
      leave(placeOf(router))
      if (isSettled()) return
      const stop = router.history.subscribe(() => {
        const place = placeOf(router)
        if (place.layout !== 'register') leave(place)
        if (isSettled()) stop()
      })
    },
    [router, leave],
  )
}

function placeOf(router: AnyRouter): Place {
  const { pathname, hash } = router.history.location
  const [, , route] = router.getMatchedRoutes(pathname)
  return { route: route?.fullPath, layout: route?.options.staticData?.layout, hash }
}
