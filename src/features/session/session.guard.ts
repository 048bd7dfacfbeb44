import { redirect } from '@tanstack/react-router'
import { atom } from 'jotai'
import { may } from '../../api/roles.ts'
import { store } from '../../net/queryClient.ts'
import { ownPath } from '../../net/urlGate.ts'
import { roleAtom, sessionAtom } from './session.atoms.ts'

interface Wanted {
  readonly location: { readonly href: string }
}

const roleNow = () => store.get(roleAtom)
export const isGuest = () => roleNow() === 'guest'
export const isOnTrial = () => roleNow() === 'trial'

/** For `beforeLoad`: a guest goes to the login and comes back to the wanted page. */
export function requireSession({ location }: Wanted) {
  if (!isGuest()) return
  throw redirect({ to: '/m/login', search: { next: location.href } })
}

/** Whether a player has asked for what needs an actual account: a sheet then offers one. */
export const wantsAccountAtom = atom(false)

interface Entered extends Wanted {
  readonly preload: boolean
}

/** For `beforeLoad` of money and what goes with it: a guest goes to the login, and who may not is offered an account. */
export function requireMember({ location, preload }: Entered) {
  requireSession({ location })
  if (may(roleNow(), 'money')) return
  if (!preload) store.set(wantsAccountAtom, true)
  throw redirect({ to: '/m/home', replace: true })
}

/**
 * For `beforeLoad` of login and registration: who is logged in, or has just become so, goes on to the wanted
 * page, or first to a password of their own. Who has no actual account may want one.
 */
export function leaveWithSession({ search }: { readonly search: { next?: string | undefined } }) {
  if (!may(roleNow(), 'money')) return
  if (store.get(sessionAtom)?.firstTimeLogin) throw redirect({ to: '/m/changePsw', replace: true })
  throw redirect({ href: ownPath(search.next, '/m/home'), replace: true })
}
