import { atom } from 'jotai'
import { listeners, watchedAtom } from '#device/listeners.ts'

/** Missing in TypeScript's library. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
}

const { listen, tell } = listeners()
let offer: InstallPrompt | null = null

function keep(event: InstallPrompt | null) {
  offer = event
  tell()
}

// Chromium sends it once, after the page has got the URL of its manifest (shell/arrival/usePageHead).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  keep(event)
})

export const hasInstallPromptAtom = watchedAtom(() => offer !== null, listen)

/** Only from a tap. The browser accepts one prompt per event. */
export const askToInstallIntent = atom(null, async () => {
  const event = offer
  keep(null)
  try {
    await event?.prompt()
    return (await event?.userChoice)?.outcome ?? 'none'
  } catch {
    return 'none'
  }
})
