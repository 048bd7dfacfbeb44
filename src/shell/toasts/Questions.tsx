import { useAtomValue } from 'jotai'
import { questionAtom } from '#ui/overlay/confirmation.ts'
import { optional } from '#ui/optional.ts'
import { useSticky } from '#ui/useSticky.ts'

const ConfirmHost = optional(() => import('./ConfirmHost.tsx'), 'ConfirmHost')

export function Questions() {
  const isNeeded = useSticky(useAtomValue(questionAtom) !== null)
  return isNeeded && <ConfirmHost />
}
