import { atom, getDefaultStore } from 'jotai'

const cancels = new Set<() => void>()

/** The player who was asked is gone. */
export const cancelQuestions = () => cancels.forEach((cancel) => cancel())

export type Asked<Question, Answer> = Question & { readonly answer: (answer: Answer) => void }

/** One question at a time: a newer one resolves an older one with `cancelled`. */
export function asking<Question extends object, Answer>(cancelled: Answer) {
  const store = getDefaultStore()
  const askedAtom = atom<Asked<Question, Answer> | null>(null)
  const cancel = () => store.get(askedAtom)?.answer(cancelled)
  cancels.add(cancel)
  const ask = (question: Question) => {
    cancel()
    return new Promise<Answer>((resolve) => {
      const answer = (given: Answer) => {
        store.set(askedAtom, null)
        resolve(given)
      }
      store.set(askedAtom, { ...question, answer })
    })
  }
  return { askedAtom: atom((get) => get(askedAtom)), ask }
}

interface Confirmation {
  readonly title: string
  readonly text?: string
  readonly confirm: string
  readonly cancel: string
  readonly kind?: 'primary' | 'danger'
}

export const { askedAtom: questionAtom, ask: confirm } = asking<Confirmation, boolean>(false)
