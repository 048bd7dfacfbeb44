import { atom } from 'jotai'
import { checkEmail, checkUsername } from '#api/account/registration.ts'
import { call } from '#net/call.ts'
import { playerAtom, samePlayer } from '#net/session/player.ts'

type Lookup = 'username' | 'email'
export const isLookup = (field: string): field is Lookup =>
  field === 'username' || field === 'email'

const takenAtom = playerAtom<Readonly<Partial<Record<Lookup, string>>>>({})
export const lastTakenAtom = atom((get) => get(takenAtom))

/** A failed lookup shows no error on the form. */
export const lookUpIntent = atom(null, async (_get, set, field: Lookup, text: string) => {
  const isSame = samePlayer()
  const asked =
    field === 'username'
      ? call(checkUsername, { username: text })
      : call(checkEmail, { email: text })
  const isFree = await asked.then(
    ({ value }) => value,
    () => true,
  )
  if (!isFree && isSame()) set(takenAtom, (taken) => ({ ...taken, [field]: text }))
})
