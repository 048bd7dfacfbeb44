type Handler = (event: PopStateEvent) => void

let first: Handler | undefined

/** It may stop the event before the router learns of it. */
export const handleFirst = (handler: Handler) => {
  first = handler
}

// The window's listeners are called in the order in which they were added, so the router must be made later.
addEventListener('popstate', (event) => first?.(event))
