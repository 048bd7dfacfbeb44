import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { preconnect } from 'react-dom'
import { gameHostsAtom } from '../../merchant/merchant.atoms.ts'

/** While the player decides, the code of the game's page comes, and the connection to the vendors. */
export function useReadiness(href: string | undefined) {
  const router: AnyRouter = useRouter()
  const hosts = useAtomValue(gameHostsAtom)
  useEffect(() => {
    if (href === undefined) return
    hosts?.forEach((host) => preconnect(host))
    void router.preloadRoute({ to: undefined, href }).catch(() => undefined)
  }, [href, hosts, router])
}
