import { atom, getDefaultStore } from 'jotai'

export interface Question {
  readonly title: string
  readonly text?: string
  readonly confirm: string
  readonly cancel: string
  readonly kind?: 'primary' | 'danger'
}

interface Asked extends Question {
  readonly answer: (confirmed: boolean) => void
}

const askedAtom = atom<Asked | null>(null)
/** The question on screen; answering it takes it away. */
export const questionAtom = atom((get) => get(askedAtom))

const store = getDefaultStore()

/** Asks the player and resolves to the answer; a newer question cancels an older one. */
export function confirm(question: Question): Promise<boolean> {
  store.get(askedAtom)?.answer(false)
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      store.set(askedAtom, null)
      resolve(confirmed)
    }
    store.set(askedAtom, { ...question, answer })
  })
}
