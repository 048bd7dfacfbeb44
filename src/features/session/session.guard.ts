import { type StaticDataRouteOption, redirect } from '@tanstack/react-router'
import { may } from '#api/roles.ts'
import { store } from '#net/query/queryClient.ts'
import { playerAtom } from '#net/session/player.ts'
import { ownPath } from '#net/urlGate.ts'
import { roleAtom, sessionAtom } from './session.atoms.ts'

interface Entered {
  readonly location: { readonly href: string }
  /** The last one is the page's own. */
  readonly matches: readonly {
    readonly search: object
    readonly staticData: StaticDataRouteOption
  }[]
  readonly preload: boolean
}

const roleNow = () => store.get(roleAtom)

/** Sends a guest to the login, which returns to the requested page, unless the page specifies otherwise. */
export function requireSession({ location, matches }: Entered) {
  if (roleNow() !== 'guest') return
  const page = matches.at(-1)
  const does = page?.staticData.guest?.({ ...page.search })
  if (does === 'enters') return
  if (does === 'leaves') throw redirect({ to: '/m/home', replace: true })
  throw redirect({ to: '/m/login', search: { next: location.href } })
}

/** The page that needs an account of one's own, while the player is offered one. */
export const accountForAtom = playerAtom<string | null>(null)

/** For pages that handle money: sends a guest to the login and offers a trial user an account. */
export function requireMember(entered: Entered) {
  requireSession(entered)
  if (may(roleNow(), 'money')) return
  if (!entered.preload) store.set(accountForAtom, entered.location.href)
  throw redirect({ to: '/m/home', replace: true })
}

/**
 * For login, registration and trial: a signed-in player continues to the requested page, or first to a forced change
 * of password. A trial user may stay, to open an account.
 */
export function leaveWithSession({ search }: { readonly search: { next?: string | undefined } }) {
  if (!may(roleNow(), 'money')) return
  if (store.get(sessionAtom)?.firstTimeLogin) throw redirect({ to: '/m/changePsw', replace: true })
  throw redirect({ href: ownPath(search.next, '/m/home'), replace: true })
}
