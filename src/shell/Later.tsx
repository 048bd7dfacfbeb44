import { useAtomValue } from 'jotai'
import { type ComponentProps, useLayoutEffect } from 'react'
import { useAfterLoad } from '#device/useLater.ts'
import { isOnAtom, siteAtom } from '#features/merchant/merchant.atoms.ts'
import { optional } from '#ui/optional.ts'
import { useGate } from './status/status.atoms.ts'

/** Replaces the page of a closed site if its code could not be loaded: nothing may cover the screen. */
const Uncovered = () => <i data-gate="" hidden />

const BackgroundTasks = optional(
  () => import('./background/BackgroundTasks.tsx'),
  'BackgroundTasks',
  undefined,
  Uncovered,
)

type Props = ComponentProps<typeof BackgroundTasks>

export function Later(props: Props) {
  const isSettled = useAfterLoad()
  const { gate } = useGate()
  useCover(gate)
  const isAnswered = useAtomValue(siteAtom).value !== undefined
  const isOn = useAtomValue(isOnAtom)
  const isUrgent = gate !== 'open' || (isAnswered && isOn('AGEGATE3'))
  if (!isSettled && !isUrgent) return null
  return <BackgroundTasks {...props} />
}

/** Covers the page (page/Prerender.tsx) until the page of the closed site has loaded. */
function useCover(gate: string) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (gate === 'open') delete dataset['closed']
    else dataset['closed'] = gate
  }, [gate])
}
