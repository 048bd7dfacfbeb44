declare global {
  interface Window {
    /** The page's first script moves the provider's answer here from the address. */
    socialAnswer?: string
  }
}

/** Returns the answer once and erases it. */
export function takeAnswer(): string {
  const answer = window.socialAnswer ?? location.search
  delete window.socialAnswer
  if (location.search || location.hash) history.replaceState(history.state, '', location.pathname)
  return answer
}
