import type { Query } from '@tanstack/query-core'
import type { Fresh } from '#device/worker/worker.messages.ts'
import { parseAnswer } from '#net/wire.ts'
import { type Confirmed, confirmedData, hasAddress } from './fresh.rules.ts'
import { isPages } from '#net/query/keys.ts'
import { queryClient } from '#net/query/queryClient.ts'

export function applyFresh(fresh: Fresh) {
  const { address } = fresh
  const concerned = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => hasAddress(queryKey, address))
  for (const query of concerned) void applyTo(query, fresh)
}

/** Waits for a pending read, which would overwrite the newer answer with the older copy. */
async function applyTo(query: Query, fresh: Fresh) {
  await query.promise?.catch(() => undefined)
  const confirmed = read(query, fresh)
  if (!confirmed) return
  queryClient.setQueryData(query.queryKey, (data: unknown) =>
    confirmedData(data, fresh.address, confirmed, isPages(query.queryKey)),
  )
}

/** A body that does not parse is ignored: the screen keeps its copy and shows its age. */
function read({ meta }: Query, { at, text }: Fresh): Confirmed | undefined {
  if (text === undefined || !meta) return { at }
  try {
    return { at, answer: { value: parseAnswer(meta.endpoint, JSON.parse(text)) } }
  } catch (drift) {
    console.warn('A fresh answer does not fit its schema', meta.endpoint.path, drift)
    return undefined
  }
}
