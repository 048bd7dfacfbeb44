import { atom, getDefaultStore } from 'jotai'

const cancels = new Set<() => void>()

/** Called when the session of the player changes. */
export const cancelPrompts = () => cancels.forEach((cancel) => cancel())

export type Prompt<Question, Answer> = Question & { readonly answer: (answer: Answer) => void }

/** One question at a time: a newer one resolves an older one with `cancelled`. */
export function createPrompt<Question extends object, Answer>(cancelled: Answer) {
  const store = getDefaultStore()
  const promptAtom = atom<Prompt<Question, Answer> | null>(null)
  const cancel = () => store.get(promptAtom)?.answer(cancelled)
  cancels.add(cancel)
  const ask = (question: Question) => {
    cancel()
    return new Promise<Answer>((resolve) => {
      const answer = (given: Answer) => {
        store.set(promptAtom, null)
        resolve(given)
      }
      store.set(promptAtom, { ...question, answer })
    })
  }
  return { promptAtom: atom((get) => get(promptAtom)), ask }
}

interface Confirmation {
  readonly title: string
  readonly text?: string
  readonly confirm: string
  readonly cancel: string
  readonly kind?: 'primary' | 'danger'
}

export const { promptAtom: confirmationAtom, ask: confirm } = createPrompt<Confirmation, boolean>(
  false,
)
