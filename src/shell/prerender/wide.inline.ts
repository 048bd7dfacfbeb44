/** The style sheet for wide screens, which phones never load. */
declare const WIDE: string

const wide = matchMedia('(width >= 700px)')

/** Holds the first paint back. Stands after the page's own style, which it changes. */
const widen = () => {
  if (!wide.matches) return
  wide.onchange = null
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'stylesheet', href: WIDE, blocking: 'render' }))
}
wide.onchange = widen
widen()

export {}
