declare global {
  interface Window {
    /** The provider's answer, which the page's first script took out of the address. */
    socialAnswer?: string
  }
}

/** The provider's answer, once; neither the address nor the page holds it from then on. */
export function takeAnswer(): string {
  const answer = window.socialAnswer ?? location.search
  delete window.socialAnswer
  if (location.search || location.hash) history.replaceState(history.state, '', location.pathname)
  return answer
}
