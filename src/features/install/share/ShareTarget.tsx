import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { linkHostsAtom } from '#features/merchant/merchant.atoms.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'
import { type Shared, destinationOf } from './share.rules.ts'

export function ShareTarget({ shared }: { readonly shared: Shared }) {
  const hosts = useAtomValue(linkHostsAtom)
  const isGuest = useAtomValue(sessionAtom) === null
  const navigate = useNavigate()
  const leave = useEffectEvent(() => {
    const to = destinationOf(shared, { origin: location.origin, hosts, isGuest })
    if (to.kind === 'path') return navigate({ href: to.path, replace: true })
    if (to.kind === 'invitation') {
      const search = { affiliateCode: to.code }
      return navigate({ to: '/m/register', search, replace: true })
    }
    const search = to.kind === 'search' ? { find: to.words } : {}
    return navigate({ to: '/m/home', search, replace: true })
  })
  useEffect(() => void leave(), [])
  return null
}
