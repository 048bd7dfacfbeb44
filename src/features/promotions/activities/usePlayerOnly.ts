import { useLocation, useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { may } from '../../../api/roles.ts'
import { roleAtom } from '../../session/session.atoms.ts'
import { wantsAccountAtom } from '../../session/session.guard.ts'

/** Guests are sent to the login and back; players who may not act are offered an account. */
export function usePlayerOnly() {
  const role = useAtomValue(roleAtom)
  const isPlayer = may(role, 'money')
  const offerAccount = useSetAtom(wantsAccountAtom)
  const navigate = useNavigate()
  const { href } = useLocation()
  return {
    isPlayer,
    act: (act: () => void) => {
      if (role === 'guest') void navigate({ to: '/m/login', search: { next: href } })
      else if (isPlayer) act()
      else offerAccount(true)
    },
  }
}
