import { type WritableAtom, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { type Failure, asFailure } from './failure.ts'
import { samePlayer } from './session/player.ts'

export function useIntent<Args extends unknown[], Result>(
  intent: WritableAtom<unknown, Args, Promise<Result>>,
  onFailed?: (failure: Failure) => void,
) {
  const send = useSetAtom(intent)
  const isUnderWay = useRef(false)
  const [state, setState] = useState<{ isBusy: boolean; failure?: Failure }>({ isBusy: false })
  /** Undefined if it failed or is already running. A failure for an earlier player is not reported to the next. */
  async function run(...args: Args): Promise<Result | undefined> {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setState({ isBusy: true })
    const isSame = samePlayer()
    try {
      const result = await send(...args)
      setState({ isBusy: false })
      return result
    } catch (thrown) {
      const failure = asFailure(thrown)
      if (!isSame()) {
        setState({ isBusy: false })
        return undefined
      }
      setState({ isBusy: false, failure })
      onFailed?.(failure)
      return undefined
    } finally {
      isUnderWay.current = false
    }
  }
  const reset = () => setState(({ isBusy }) => ({ isBusy }))
  return { ...state, run, reset }
}
