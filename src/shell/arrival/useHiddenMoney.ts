import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { isMoneyHiddenAtom } from '../../i18n/format.ts'
import { queryClient } from '../../net/queryClient.ts'

/** What a slow platform has not confirmed by then is shown as it was. */
const patience = 5000
const enough = () => new Promise((resolve) => setTimeout(resolve, patience))

/** All that is on screen of the player's is asked for again; a session that has ended ends here too. */
const askAgain = () =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.endpoint.session !== 'none' })

const showAgainIntent = atom(null, async (get, set) => {
  if (!get(isMoneyHiddenAtom)) return
  await Promise.race([askAgain(), enough()])
  set(isMoneyHiddenAtom, false)
})

/** A page that the browser keeps shows no amount when it comes back before the platform has been asked. */
export function useHiddenMoney() {
  const setHidden = useSetAtom(isMoneyHiddenAtom)
  const showAgain = useSetAtom(showAgainIntent)
  useEffect(() => {
    const hide = () => flushSync(() => setHidden(true))
    const show = () => void showAgain()
    addEventListener('pagehide', hide)
    addEventListener('pageshow', show)
    return () => {
      removeEventListener('pagehide', hide)
      removeEventListener('pageshow', show)
    }
  }, [setHidden, showAgain])
}
