import { redirect } from '@tanstack/react-router'
import { store } from '../../net/queryClient.ts'
import { ownPath } from '../../net/urlGate.ts'
import { sessionAtom } from './session.atoms.ts'

interface Wanted {
  readonly location: { readonly href: string }
}

/** For `beforeLoad`: a guest goes to the login and comes back to the wanted page. */
export function requireSession({ location }: Wanted) {
  if (store.get(sessionAtom)) return
  throw redirect({ to: '/m/login', search: { next: location.href } })
}

/** For `beforeLoad` of the login: who is logged in, or has just become so, goes on to the wanted page. */
export function leaveWithSession({ search }: { readonly search: { next?: string | undefined } }) {
  if (!store.get(sessionAtom)) return
  throw redirect({ href: ownPath(search.next, '/m/home'), replace: true })
}
