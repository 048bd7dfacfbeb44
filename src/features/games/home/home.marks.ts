const marked = new Set<string>()

/** The moment something was first drawn in this page's life. */
function markOnce(name: 'mela:lobby' | 'mela:fresh') {
  if (marked.has(name)) return
  marked.add(name)
  performance.mark(name)
}

/** A row with games has been drawn: from the device, or confirmed by the platform. */
export function markRow(isKept: boolean) {
  markOnce('mela:lobby')
  if (!isKept) markOnce('mela:fresh')
}
