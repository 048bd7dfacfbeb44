declare global {
  interface Window {
    /** From head.inline.ts. Has a drawing made, once; every element of that class shows it as soon as it is there. */
    requestArt?: (name: string) => void
  }
}

export const requestArt = (name: string) => window.requestArt?.(name)
