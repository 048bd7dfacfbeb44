import type { InstallPrompt } from '#device/installPrompt.ts'

/** What the scripts inside the page and the app hand over to each other. */
interface Mela {
  /**
   * Keyed by the platform's codes, the merchant's first language first. The values are the names of the text files,
   * LOCALE-HASH.
   */
  readonly texts: Readonly<Record<string, string>>
  /** The words of the page in a language that it does not contain, in the order of their places. */
  words?: readonly string[]
  /** A request of the page's first script, which the app takes once instead of its own. */
  early?: { readonly address: string; readonly response: Promise<Response> }
  /** The id of a game that was tapped before the app had loaded. */
  tapped?: string
  /** Requests a drawing, once; every element of that class shows it as soon as it is ready. */
  requestArt?: (name: string) => void
  /** The browser offers it once, often before the app has loaded. */
  installPrompt?: InstallPrompt
  /** Taken out of the address: the answer of a social provider, and the ticket of a download. */
  socialAnswer?: string
  downloadTicket?: string | null
  /** Rejects where the app cannot start. */
  started?: Promise<void>
}

declare global {
  interface Window {
    mela: Mela
  }
}
