import { useEffect, useEffectEvent } from 'react'
import { awaitOneTimeCode } from '../../device/oneTimeCode.ts'

/** WebOTP. */
export function useOneTimeCode(isAwaited: boolean, onCode: (code: string) => void) {
  const fill = useEffectEvent(onCode)
  useEffect(() => {
    if (!isAwaited) return
    const unmounted = new AbortController()
    void awaitOneTimeCode(unmounted.signal).then((code) => {
      if (code !== null && !unmounted.signal.aborted) fill(code)
    })
    return () => unmounted.abort()
  }, [isAwaited])
}
