import { useEffect, useEffectEvent } from 'react'
import { awaitOneTimeCode } from '../../device/oneTimeCode.ts'

/** WebOTP. */
export function useOneTimeCode(isAwaited: boolean, onCode: (code: string) => void) {
  const fill = useEffectEvent(onCode)
  useEffect(() => {
    if (!isAwaited) return
    const given = new AbortController()
    void awaitOneTimeCode(given.signal).then((code) => {
      if (code !== null && !given.signal.aborted) fill(code)
    })
    return () => given.abort()
  }, [isAwaited])
}
