import { atom } from 'jotai'
import { checkEmail, checkUsername } from '../../../api/account/registration.ts'
import { call } from '../../../net/call.ts'

/** Fields that the platform looks up as soon as they are left. */
type Lookup = 'username' | 'email'
export const isLookup = (field: string): field is Lookup =>
  field === 'username' || field === 'email'

const takenAtom = atom<Readonly<Partial<Record<Lookup, string>>>>({})
/** The last name and address that turned out to belong to somebody. */
export const lastTakenAtom = atom((get) => get(takenAtom))

/** Looks up a name or an address; that it cannot be looked up now is no fault of the form. */
export const lookUpIntent = atom(null, async (_get, set, field: Lookup, text: string) => {
  const asked =
    field === 'username'
      ? call(checkUsername, { username: text })
      : call(checkEmail, { email: text })
  const isFree = await asked.then(
    ({ value }) => value,
    () => true,
  )
  if (!isFree) set(takenAtom, (taken) => ({ ...taken, [field]: text }))
})
