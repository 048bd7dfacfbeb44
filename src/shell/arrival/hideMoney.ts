import { flushSync } from 'react-dom'
import { isMoneyHiddenAtom } from '../../i18n/format.ts'
import { queryClient, store } from '../../net/queryClient.ts'

/** What a slow platform has not confirmed by then is shown as it was. */
const patience = 5000
const enough = () => new Promise((resolve) => setTimeout(resolve, patience))

/** All that is on screen of the player's is asked for again; a session that has ended ends here too. */
const askAgain = () =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.endpoint.session !== 'none' })

/** A page that the browser keeps shows no amount when it comes back before the platform has been asked. */
export function hideMoney() {
  const hide = () => flushSync(() => store.set(isMoneyHiddenAtom, true))
  const show = async () => {
    if (!store.get(isMoneyHiddenAtom)) return
    await Promise.race([askAgain(), enough()])
    store.set(isMoneyHiddenAtom, false)
  }
  const back = () => void show()
  addEventListener('pagehide', hide)
  addEventListener('pageshow', back)
  return () => {
    removeEventListener('pagehide', hide)
    removeEventListener('pageshow', back)
  }
}
