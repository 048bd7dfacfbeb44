declare global {
  interface Window {
    /** The ticket that the page's first script took out of the address. */
    downloadTicket?: string | null
  }
}

/** The ticket that the player came with, once; neither the address nor the page holds it from then on. */
export function takeTicket(): string | null {
  const query = new URLSearchParams(location.search)
  const inAddress = query.get('tokens') ?? query.get('token')
  const ticket = window.downloadTicket ?? inAddress
  delete window.downloadTicket
  if (inAddress !== null) history.replaceState(history.state, '', location.pathname)
  return ticket
}
