import { useCallback, useEffect, useState } from 'react'
import { getSite } from '#api/site/site.ts'
import { invalidate } from '#net/query/queryClient.ts'
import { retryDelay } from './status.rules.ts'

export function useSiteRetry() {
  const [last, setLast] = useState(() => ({ tries: 0, at: Date.now() }))
  const [isBusy, setBusy] = useState(false)
  const retry = useCallback(async () => {
    setBusy(true)
    await invalidate(getSite)
    setBusy(false)
    setLast(({ tries }) => ({ tries: tries + 1, at: Date.now() }))
  }, [])
  const nextAt = last.at + retryDelay(last.tries)
  useEffect(() => {
    if (isBusy) return
    const timer = setTimeout(() => void retry(), Math.max(0, nextAt - Date.now()))
    return () => clearTimeout(timer)
  }, [retry, isBusy, nextAt])
  return { retry, isBusy, nextAt }
}
