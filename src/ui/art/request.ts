declare global {
  interface Window {
    /**
     * Defined in head.inline.ts. Requests a drawing, once; every element of that class shows it as soon as it is
     * ready.
     */
    requestArt?: (name: string) => void
  }
}

export const requestArt = (name: string) => window.requestArt?.(name)
