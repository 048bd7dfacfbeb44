import { atom } from 'jotai'

declare global {
  interface Window {
    /** Stored by the page's head: the browser offers it once, often before the first module runs. */
    installPrompt?: Event
  }
}

const eventAtom = atom<Event | null>(null)
eventAtom.onMount = (set) => {
  const keep = (event: Event) => {
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
  return event ? ask(event) : 'none'
})

async function ask(event: Event): Promise<'accepted' | 'dismissed' | 'none'> {
  if (!('prompt' in event) || typeof event.prompt !== 'function') return 'none'
  try {
    await event.prompt()
    return (await outcomeOf(event)) === 'accepted' ? 'accepted' : 'dismissed'
  } catch {
    return 'none'
  }
}

async function outcomeOf(event: Event): Promise<unknown> {
  const choice: unknown = 'userChoice' in event ? await event.userChoice : null
  return typeof choice === 'object' && choice && 'outcome' in choice ? choice.outcome : null
}
