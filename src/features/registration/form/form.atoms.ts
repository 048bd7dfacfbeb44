import { atom } from 'jotai'
import * as v from 'valibot'
import { tabStorage, readJson } from '../../../device/storage/storage.ts'
import {
  type FieldRules,
  type RegistrationMethod,
  registrationFields,
} from '../../../api/account/registration.fields.ts'
import {
  type Draft,
  type Place,
  draftOf,
  emptyDraft,
  storedOnLeavingFor,
  storedOf,
} from './draft.rules.ts'
import { type Form, type Typed, switched, withoutSecrets } from './form.rules.ts'

const storageKey = 'registrationDraft'

/** The form including its secrets, in memory only; null until first read. */
const heldAtom = atom<Draft | null>(null)

/** In memory only: a reload asks again. */
const isOfAgeAtom = atom(false)

const draftAtom = atom(
  (get) => get(heldAtom) ?? draftOf(readJson(tabStorage, storageKey)),
  (get, set, change: Partial<Draft>) => {
    const draft = { ...get(draftAtom), ...change }
    tabStorage.write(storageKey, JSON.stringify(storedOf(draft)))
    set(heldAtom, draft)
  },
)

export const formAtom = atom((get) => get(draftAtom).form)

export const lastRulesAtom = atom((get) => get(draftAtom).rules)

export const unansweredKeyAtom = atom(
  (get) => get(draftAtom).unansweredKey,
  (_get, set, unansweredKey: string | undefined) => set(draftAtom, { unansweredKey }),
)

export const changeFormIntent = atom(null, (get, set, change: Partial<Form>) =>
  set(draftAtom, { form: { ...get(formAtom), ...change } }),
)

export const typeIntent = atom(null, (get, set, typed: Typed) =>
  set(changeFormIntent, { typed: { ...get(formAtom).typed, ...typed } }),
)

const Texts = v.object(v.entriesFromList(registrationFields, v.optional(v.string(), '')))
const SomeTexts = v.object(v.entriesFromList(registrationFields, v.exactOptional(v.string())))

export const typedAtom = atom(
  (get) => ({ ...v.parse(Texts, get(formAtom).typed), isOfAge: get(isOfAgeAtom) }),
  (_get, set, part: object | null) => {
    set(typeIntent, v.parse(SomeTexts, part ?? {}))
    if (part && 'isOfAge' in part) set(isOfAgeAtom, part.isOfAge === true)
  },
)

export const emptyValues = { ...v.parse(Texts, {}), isOfAge: false }

export const switchMethodIntent = atom(null, (get, set, method: RegistrationMethod) =>
  set(draftAtom, { form: switched(get(formAtom), method) }),
)

export const storeRulesIntent = atom(null, (_get, set, rules: FieldRules) =>
  set(draftAtom, { rules }),
)

export const takeLinkIntent = atom(null, (get, set, codes: Typed) =>
  set(typeIntent, { ...codes, ...get(formAtom).typed }),
)

export const clearFormIntent = atom(null, (_get, set) => {
  tabStorage.write(storageKey, null)
  set(isOfAgeAtom, false)
  set(heldAtom, emptyDraft)
})

/** Secrets stay in memory only while the player reads the terms. */
export const leaveFormIntent = atom(null, (get, set, place: Place) => {
  const stored = storedOnLeavingFor(place)
  if (stored === 'nothing') return set(clearFormIntent)
  if (stored === 'all') return
  const form = get(formAtom)
  set(draftAtom, { form: { ...form, typed: withoutSecrets(form.typed) } })
})
