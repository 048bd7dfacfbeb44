import { redirect } from '@tanstack/react-router'
import { atom } from 'jotai'
import { may } from '../../api/roles.ts'
import { store } from '../../net/query/queryClient.ts'
import { ownPath } from '../../net/urlGate.ts'
import { roleAtom, sessionAtom } from './session.atoms.ts'

interface Wanted {
  readonly location: { readonly href: string }
}

const roleNow = () => store.get(roleAtom)
export const isGuest = () => roleNow() === 'guest'
export const isOnTrial = () => roleNow() === 'trial'

/** For `beforeLoad`: sends a guest to the login, which returns to the wanted page. */
export function requireSession({ location }: Wanted) {
  if (!isGuest()) return
  throw redirect({ to: '/m/login', search: { next: location.href } })
}

export const wantsAccountAtom = atom(false)

interface Entered extends Wanted {
  readonly preload: boolean
}

/** For `beforeLoad` of money pages: sends a guest to the login and offers a trial user an account. */
export function requireMember({ location, preload }: Entered) {
  requireSession({ location })
  if (may(roleNow(), 'money')) return
  if (!preload) store.set(wantsAccountAtom, true)
  throw redirect({ to: '/m/home', replace: true })
}

/**
 * For `beforeLoad` of login and registration: a logged-in player goes on to the wanted page, or first to a forced
 * change of password. A trial user may stay, to open an account.
 */
export function leaveWithSession({ search }: { readonly search: { next?: string | undefined } }) {
  if (!may(roleNow(), 'money')) return
  if (store.get(sessionAtom)?.firstTimeLogin) throw redirect({ to: '/m/changePsw', replace: true })
  throw redirect({ href: ownPath(search.next, '/m/home'), replace: true })
}
