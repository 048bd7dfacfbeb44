/** Returns the answer once and erases it. */
export function takeAnswer(): string {
  const answer = window.mela.socialAnswer ?? location.search
  delete window.mela.socialAnswer
  if (location.search || location.hash) history.replaceState(history.state, '', location.pathname)
  return answer
}
