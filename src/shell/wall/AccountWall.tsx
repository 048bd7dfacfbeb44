import { useRouter } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { type Permission, type Role, may } from '#api/roles.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { accountForAtom } from '#features/session/session.guard.ts'
import { lateSheet } from '#ui/overlay/lateSheet.ts'
import { staticDataAt } from '#shell/route/staticData.ts'

const AccountSheet = lateSheet(() => import('#features/trial/AccountSheet.tsx'), 'AccountSheet')

export function AccountWall({ pathname }: { readonly pathname: string }) {
  const [page, setPage] = useAtom(accountForAtom)
  useWall(pathname, setPage)
  return <AccountSheet open={page !== null} />
}

export const isWalled = (needs: Permission | undefined, role: Role) =>
  needs !== undefined && role !== 'guest' && !may(role, needs)

function useWall(pathname: string, offerFor: (page: string) => void) {
  const role = useAtomValue(roleAtom)
  const isWelcome = role === 'guest' || may(role, 'money')
  const router = useRouter()
  const { history, navigate } = router
  const isStopped = useEffectEvent((path: string, href = history.location.href) => {
    const isStop = isWalled(staticDataAt(router, path).needs, role)
    if (isStop) offerFor(href)
    return isStop
  })
  useEffect(() => {
    if (isWelcome) return
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ nextLocation }) => isStopped(nextLocation.pathname, nextLocation.href),
    })
  }, [isWelcome, history])
  // The blocker does not see the URL the app was opened with.
  useEffect(() => {
    if (isStopped(pathname)) void navigate({ to: '/m/home', replace: true })
  }, [role, pathname, navigate])
}
