declare global {
  interface Window {
    /** The page's first script moves the ticket here from the address. */
    downloadTicket?: string | null
  }
}

/** Returns the ticket once and erases it. */
export function takeTicket(): string | null {
  const query = new URLSearchParams(location.search)
  const inAddress = query.get('tokens') ?? query.get('token')
  const ticket = window.downloadTicket ?? inAddress
  delete window.downloadTicket
  if (inAddress !== null) history.replaceState(history.state, '', location.pathname)
  return ticket
}
