import { useLocation, useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { may } from '../../../api/roles.ts'
import { roleAtom } from '../../session/session.atoms.ts'
import { wantsAccountAtom } from '../../session/session.guard.ts'

/** Reading is for everyone; to act, a guest logs in and comes back, and who may not is offered an account. */
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
