import { useLocation, useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { may } from '#api/roles.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { accountForAtom } from '#features/session/session.guard.ts'

/** Guests are sent to the login and back; players who may not act are offered an account. */
export function usePlayerOnly() {
  const role = useAtomValue(roleAtom)
  const isPlayer = may(role, 'money')
  const offerAccountFor = useSetAtom(accountForAtom)
  const navigate = useNavigate()
  const { href } = useLocation()
  return {
    isPlayer,
    act: (act: () => void) => {
      if (role === 'guest') void navigate({ to: '/m/login', search: { next: href } })
      else if (isPlayer) act()
      else offerAccountFor(href)
    },
  }
}
