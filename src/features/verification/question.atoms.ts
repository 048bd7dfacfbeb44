import { atom } from 'jotai'
import type * as v from 'valibot'
import { getCaptcha, getSlider, getSound } from '#api/account/verification.ts'
import type { Endpoint, Schema, ValueOf } from '#api/endpoint.ts'
import { call } from '#net/call.ts'
import { type Failure, asFailure } from '#net/failure.ts'

export type QuestionState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'here'; readonly value: T }

/** Setting it loads a new question, which invalidates the previous one. */
function questionAtom<O extends Schema>(endpoint: Endpoint<Record<string, never>, Schema, O>) {
  const heldAtom = atom<QuestionState<v.InferOutput<O>>>({ state: 'loading' })
  const turnAtom = atom(0)
  return atom(
    (get) => get(heldAtom),
    async (get, set) => {
      const turn = get(turnAtom) + 1
      set(turnAtom, turn)
      set(heldAtom, { state: 'loading' })
      const asked = await call(endpoint, {}).then(
        ({ value }) => ({ state: 'here', value }) as const,
        (thrown: unknown) => ({ state: 'failed', failure: asFailure(thrown) }) as const,
      )
      if (get(turnAtom) === turn) set(heldAtom, asked)
    },
  )
}

export type Slider = ValueOf<typeof getSlider>
export const sliderAtom = questionAtom(getSlider)
export const soundAtom = questionAtom(getSound)
export const captchaAtom = questionAtom(getCaptcha)
