import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { afterLoad } from '../device/idle.ts'
import { siteAtom } from '../features/merchant/merchant.atoms.ts'
import { optional } from '../ui/optional.ts'

const Companions = optional(() => import('./Companions.tsx').then((module) => module.Companions))

/** What a screen needs only once it stands comes after it; at once where the site is closed. */
export function Later({ pathname }: { readonly pathname: string }) {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => afterLoad(() => setSettled(true)), [])
  const gate = useAtomValue(siteAtom).value?.gate ?? 'open'
  if (!isSettled && gate === 'open') return null
  return (
    <Suspense>
      <Companions pathname={pathname} />
    </Suspense>
  )
}
