/** Opened from the home screen, without the browser's own bars. */
export const isStandalone = () =>
  matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** The native wrapper names itself in the user agent. */
export const isNativeWrapper = (userAgent = navigator.userAgent) => /\bMelaApp\/\d/.test(userAgent)

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
