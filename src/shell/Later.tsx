import { useAtomValue } from 'jotai'
import { type ComponentProps, useEffect, useState } from 'react'
import { afterLoad } from '../device/idle.ts'
import { isOnAtom, siteAtom } from '../features/merchant/merchant.atoms.ts'
import { optional } from '../ui/optional.ts'

const BackgroundTasks = optional(() => import('./BackgroundTasks.tsx'), 'BackgroundTasks')

type Props = ComponentProps<typeof BackgroundTasks>

export function Later(props: Props) {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => afterLoad(() => setSettled(true)), [])
  const site = useAtomValue(siteAtom).value
  const isOn = useAtomValue(isOnAtom)
  const isUrgent = site && (site.gate !== 'open' || isOn('AGEGATE3'))
  if (!isSettled && !isUrgent) return null
  return <BackgroundTasks {...props} />
}
