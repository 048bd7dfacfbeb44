import { useStore } from 'jotai'
import { useEffect } from 'react'
import { UpdatePrompt } from '../features/install/UpdatePrompt.tsx'
import { HumanCheckHost } from '../features/verification/human/HumanCheckHost.tsx'
import { useArrival } from './arrival/useArrival.ts'
import { usePageHead } from './arrival/usePageHead.ts'
import { PopupHost } from './popups/PopupHost.tsx'
import { popupSlots } from './popups/popupSlots.ts'
import { ruleOf } from './routes.rules.ts'
import { StatusGate } from './status/StatusGate.tsx'
import { keepStatus } from './status/status.atoms.ts'
import { useLinkGate } from './useLinkGate.ts'
import { AccountWall } from './wall/AccountWall.tsx'
import { SessionKeeper } from './wall/SessionKeeper.tsx'

/** Stands beside every screen: title, focus and fade of the next one, popups, versions, the closed site. */
export function Companions({ pathname }: { readonly pathname: string }) {
  const store = useStore()
  usePageHead(pathname)
  useArrival()
  useLinkGate()
  useEffect(() => keepStatus(store), [store])
  return (
    <>
      <UpdatePrompt />
      <PopupHost slots={popupSlots} isHome={ruleOf(pathname)?.frame === 'home'} />
      <AccountWall pathname={pathname} />
      <SessionKeeper pathname={pathname} />
      <StatusGate />
      <HumanCheckHost />
    </>
  )
}
