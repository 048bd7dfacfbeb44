import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { isRegistration, keptOnTheWayTo } from './draft.rules.ts'
import { leaveFormIntent } from './form.atoms.ts'

/** Secrets kept while the player reads the terms are dropped when the terms lead anywhere else. */
export function useLeaving() {
  const { history } = useRouter()
  const leave = useSetAtom(leaveFormIntent)
  useEffect(() => {
    const isSettled = () =>
      isRegistration(history.location) || keptOnTheWayTo(history.location) !== 'all'
    return () => {
      leave(history.location)
      if (isSettled()) return
      const stop = history.subscribe(({ location }) => {
        if (!isRegistration(location)) leave(location)
        if (isSettled()) stop()
      })
    }
  }, [history, leave])
}
