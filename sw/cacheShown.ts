import type { Keep } from '#device/worker/worker.messages.ts'
import type { DataCache } from './dataCache.ts'
import { isCachedCall, isTooBusy, publicHeaders } from './dataCache.rules.ts'

const mostAddresses = 60

export async function cacheShown(
  dataCache: DataCache,
  { addresses, headers }: Keep,
  signal: AbortSignal,
) {
  const asked = publicHeaders(new Headers(headers))
  const how = { signal, cache: 'default' } as const
  const call = { method: 'GET', mode: 'cors', headers: asked }
  const isWanted = (address: string) => isCachedCall(new URL(address, location.origin), call)
  for (const address of addresses.filter(isWanted).slice(0, mostAddresses)) {
    if (signal.aborted) return
    if (await dataCache.copyOf(address)) continue
    const work: Promise<unknown>[] = []
    const response = await dataCache
      .first(address, asked, (storing) => work.push(storing), how)
      .catch(() => null)
    await Promise.allSettled(work)
    if (!response || isTooBusy(response)) return
  }
}
