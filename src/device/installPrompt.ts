import { atom } from 'jotai'

/** Missing in TypeScript's library. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<void>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
  interface Window {
    /** Stored by the page's head: the browser offers it once, often before the first module runs. */
    installPrompt?: InstallPrompt
  }
}

const eventAtom = atom<InstallPrompt | null>(null)
eventAtom.onMount = (set) => {
  const keep = (event: InstallPrompt) => {
    event.preventDefault()
    set(event)
  }
  set(window.installPrompt ?? null)
  addEventListener('beforeinstallprompt', keep)
  return () => removeEventListener('beforeinstallprompt', keep)
}

export const hasInstallPromptAtom = atom((get) => get(eventAtom) !== null)

/** Only from a tap. The browser accepts one prompt per event. */
export const askToInstallIntent = atom(null, async (get, set) => {
  const event = get(eventAtom)
  set(eventAtom, null)
  delete window.installPrompt
  try {
    await event?.prompt()
    return (await event?.userChoice)?.outcome ?? 'none'
  } catch {
    return 'none'
  }
})
