/**
 * Calls when the network or the player comes back, and every `every` milliseconds while the page is visible. Returns
 * a function that stops it.
 */
export function retryWhileSeen(retry: () => void, every: number) {
  const whenSeen = () => {
    if (document.visibilityState === 'visible') retry()
  }
  addEventListener('online', retry)
  document.addEventListener('visibilitychange', whenSeen)
  const timer = setInterval(whenSeen, every)
  return () => {
    clearInterval(timer)
    removeEventListener('online', retry)
    document.removeEventListener('visibilitychange', whenSeen)
  }
}
