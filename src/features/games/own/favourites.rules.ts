import type { Deferrable } from '#net/offlineQueue/offlineQueue.rules.ts'

/** The ids with unsent changes applied. */
export function laidOver(ids: readonly string[], unsent: readonly Deferrable[]): Set<string> {
  const stars = new Set(ids)
  for (const intent of unsent) {
    if (intent.name === 'addFavourite') stars.add(intent.params.nodeId)
    if (intent.name === 'removeFavourite') stars.delete(intent.params.nodeId)
  }
  return stars
}

export function withoutRemoved<T extends { readonly id: string }>(
  games: readonly T[],
  unsent: readonly Deferrable[],
): readonly T[] {
  const removed = unsent.flatMap((intent) =>
    intent.name === 'removeFavourite' ? [intent.params.nodeId] : [],
  )
  return removed.length === 0 ? games : games.filter(({ id }) => !removed.includes(id))
}

/** The ids with unsent changes applied, the latest star first. */
export function latestFirst(ids: readonly string[], unsent: readonly Deferrable[]): string[] {
  const stars = laidOver(ids, unsent)
  const isNew = (id: string) => !ids.includes(id)
  return [...[...stars].filter(isNew).reverse(), ...ids.filter((id) => stars.has(id))]
}

/** Games with an unsent star or unstar. */
export const waitingIds = (unsent: readonly Deferrable[]) =>
  unsent.flatMap(({ params }) => ('nodeId' in params ? [params.nodeId] : []))
