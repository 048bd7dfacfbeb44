import { atom, useAtomValue } from 'jotai'
import * as v from 'valibot'
import { tabStorage, readJson } from '#device/storage/storage.ts'
import { type RegistrationMethod, registrationFields } from '#api/account/registration.fields.ts'
import {
  type Draft,
  type RoutePlace,
  draftOf,
  emptyDraft,
  storedOnLeavingFor,
  switched,
  withoutSecrets,
} from './draft.rules.ts'
import { playerAtom } from '#net/session/player.ts'
import type { Attempt } from './attempt.rules.ts'
import type { Typed } from './form.rules.ts'
import { type Referral, readReferral } from '#device/storage/referral.ts'

const storageKey = 'registrationDraft'

/** The form including its secrets, in memory only; null until first read. */
const heldAtom = playerAtom<Draft | null>(null)

/** Attempts without an answer, passwords included: each may have created the account. Dropped with their form. */
export const unansweredAtom = playerAtom<readonly Attempt[]>([])

/** How often the form was cleared because the player left it. */
export const departuresAtom = playerAtom({ all: 0, cleared: 0 })

/** In memory only: a reload asks again. */
const isOfAgeAtom = playerAtom(false)

export const formAtom = atom((get) => get(heldAtom) ?? draftOf(readJson(tabStorage, storageKey)))

export const changeFormIntent = atom(null, (get, set, change: Partial<Draft>) => {
  const form = { ...get(formAtom), ...change }
  tabStorage.write(storageKey, JSON.stringify(withoutSecrets(form)))
  set(heldAtom, form)
})

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
  set(changeFormIntent, switched(get(formAtom), method)),
)

/** Fills in what the player has not typed. */
export const takeLinkIntent = atom(null, (get, set, codes: Typed) =>
  set(typeIntent, { ...codes, ...get(formAtom).typed }),
)

export const clearFormIntent = atom(null, (_get, set) => {
  tabStorage.write(storageKey, null)
  set(isOfAgeAtom, false)
  set(unansweredAtom, [])
  set(heldAtom, emptyDraft)
})

/** Secrets stay in memory only while the player reads the terms. */
export const leaveFormIntent = atom(null, (get, set, place: RoutePlace) => {
  const stored = storedOnLeavingFor(place)
  if (stored === 'all') return
  const isCleared = stored === 'nothing'
  set(departuresAtom, ({ all, cleared }) => ({
    all: all + 1,
    cleared: cleared + (isCleared ? 1 : 0),
  }))
  if (isCleared) return set(clearFormIntent)
  set(unansweredAtom, [])
  set(changeFormIntent, withoutSecrets(get(formAtom)))
})

/** Who invited the visitor: the code typed into the form, else the first link. */
export function useInvited(): Referral {
  const { affiliateCode, recommenderId } = useAtomValue(formAtom).typed
  const first = readReferral()
  return {
    affiliateCode: affiliateCode ?? first.affiliateCode,
    recommenderId: recommenderId ?? first.recommenderId,
  }
}
