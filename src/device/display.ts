export const isStandalone = () =>
  matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

export const isNativeWrapper = (userAgent = navigator.userAgent) => /\bMelaApp\/\d/.test(userAgent)

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
