import { atom } from 'jotai'

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

const eventAtom = atom<InstallPrompt | null>(null)
eventAtom.onMount = (set) => {
  const keep = (event: InstallPrompt) => {
    event.preventDefault()
    set(event)
  }
  set(window.mela.installPrompt ?? null)
  addEventListener('beforeinstallprompt', keep)
  return () => removeEventListener('beforeinstallprompt', keep)
}

export const hasInstallPromptAtom = atom((get) => get(eventAtom) !== null)

/** Only from a tap. The browser accepts one prompt per event. */
export const askToInstallIntent = atom(null, async (get, set) => {
  const event = get(eventAtom)
  set(eventAtom, null)
  delete window.mela.installPrompt
  try {
    await event?.prompt()
    return (await event?.userChoice)?.outcome ?? 'none'
  } catch {
    return 'none'
  }
})
