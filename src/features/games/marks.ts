declare global {
  interface Window {
    /** A game tapped where the page itself drew it, before the app had come. */
    tapped?: string
  }
}

/** The moment something was first drawn in this page's life; the page itself may have drawn the games seen last. */
function markOnce(name: 'mela:lobby' | 'mela:fresh') {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name)
}

/** A row with games has been drawn: from the device, or confirmed by the platform. */
export function markRow(isKept: boolean) {
  markOnce('mela:lobby')
  if (!isKept) markOnce('mela:fresh')
  const id = CSS.escape(window.tapped ?? '')
  delete window.tapped
  document.querySelector<HTMLElement>(`[data-node-id="${id}"] button`)?.click()
}
