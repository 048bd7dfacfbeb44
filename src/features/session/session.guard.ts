import { redirect } from '@tanstack/react-router'
import { store } from '../../net/queryClient.ts'
import { sessionAtom } from './session.atoms.ts'

/** For `beforeLoad`: a guest goes to the login and comes back to the wanted page. */
export function requireSession({ location }: { readonly location: { readonly href: string } }) {
  if (store.get(sessionAtom)) return
  throw redirect({ to: '/m/login', search: { next: location.href } })
}
