import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { roleAtom } from '../../features/session/session.atoms.ts'
import { wantsAccountAtom } from '../../features/session/session.guard.ts'
import { optional } from '../../ui/optional.ts'
import { toast } from '../../ui/toasts.ts'
import { wallBefore } from './wall.rules.ts'

const AccountSheet = optional(() =>
  import('../../features/trial/AccountSheet.tsx').then((module) => module.AccountSheet),
)

/** Stops a trial player on the way to what needs an account of their own, and says so where they stand. */
export function AccountWall() {
  const isTrial = useAtomValue(roleAtom) === 'trial'
  const [isWanted, setWanted] = useAtom(wantsAccountAtom)
  const [wasWanted, setWasWanted] = useState(false)
  if (isWanted && !wasWanted) setWasWanted(true)
  const { history } = useRouter()
  const { t } = useLingui()
  useEffect(() => {
    if (!isTrial) return
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ nextLocation }) => {
        const wall = wallBefore(nextLocation.pathname)
        if (wall === 'sheet') setWanted(true)
        if (wall === 'toast')
          toast('offline', t`Please login an actual account to use this function`, 2000)
        return wall !== null
      },
    })
  }, [isTrial, history, setWanted, t])
  if (!wasWanted) return null
  return (
    <Suspense>
      <AccountSheet />
    </Suspense>
  )
}
