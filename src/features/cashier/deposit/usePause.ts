import { useAtomValue } from 'jotai'
import { isExclusion } from '../../../api/money/limits.ts'
import { Failure } from '../../../net/failure.ts'
import { platformNow } from '../../../net/reach/clock.ts'
import { useOnceAt } from '../../../net/reach/useNow.ts'
import { protectionAtom } from './deposit.atoms.ts'

/** The refusal of any deposit during a break that players have taken; null without one, or while nobody knows. */
export function usePause(): Failure | null {
  const { value, retry } = useAtomValue(protectionAtom)
  const pause = value?.break ?? null
  useOnceAt(pause?.until ?? null, retry)
  if (!pause || (pause.until !== null && pause.until <= platformNow())) return null
  const { length, until } = pause
  return new Failure('refused', isExclusion(length) ? 'self_excluded' : 'cooling_off', { until })
}
