/** Data that the page's inline scripts and the app pass to each other. */
interface Mela {
  /**
   * Keyed by the platform's codes, the merchant's first language first. The values are the names of the text files,
   * LOCALE-HASH.
   */
  readonly texts: Readonly<Record<string, string>>
  /** The prerender's words in a language that the page does not contain, in the order of their places. */
  words?: readonly string[]
  /** A request that the page's first script has sent. The app uses its answer once, instead of sending its own. */
  early?: { readonly address: string; readonly response: Promise<Response> }
  /** The id of a game that was tapped before the app had loaded. */
  tapped?: string
  /** Requests a drawing, once; every element of that class shows it as soon as it is ready. */
  requestArt?: (name: string) => void
  /** Removed from the URL: the answer of a social provider, and the ticket of a download. */
  socialAnswer?: string
  downloadTicket?: string | null
  /** Rejects if the app cannot start. */
  started?: Promise<void>
}

declare global {
  interface Window {
    mela: Mela
  }
}

export {}
