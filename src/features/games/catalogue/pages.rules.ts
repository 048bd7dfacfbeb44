import type { Read, ReadPages } from '#net/query/query.ts'

export const asOnePage = <T>(
  read: Read<{ readonly items: readonly T[]; readonly total: number | undefined }>,
): ReadPages<T> => ({
  ...read,
  value: read.value?.items,
  total: read.value?.total ?? read.value?.items.length ?? 0,
  hasMore: false,
  isLoadingMore: false,
  more: () => undefined,
})

/** Whether the next list may begin: this one has ended or cannot be read. */
export const isAtEnd = <T>(read: ReadPages<T>) => !read.isPending && !read.hasMore

/** Several lists as one; those that failed are left out. */
export function concatenated<T>(
  reads: readonly ReadPages<T>[],
  total: number | undefined,
): ReadPages<T> {
  const last = reads.at(-1)
  const known = reads.filter(({ value }) => value !== undefined)
  const dates = known.flatMap(({ at }) => at ?? [])
  return {
    value: known.length === 0 ? undefined : known.flatMap(({ value }) => value ?? []),
    at: dates.length === 0 ? undefined : Math.min(...dates),
    isCached: known.some(({ isCached }) => isCached),
    failure: reads.find(({ failure }) => failure)?.failure,
    isPending: known.length === 0 && reads.some(({ isPending }) => isPending),
    retry: () => reads.filter(({ failure }) => failure).forEach(({ retry }) => retry()),
    total: total ?? reads.map((read) => read.total).reduce(sumOf, 0),
    hasMore: last?.hasMore ?? false,
    isLoadingMore: last?.isLoadingMore ?? false,
    more: () => last?.more(),
  }
}

const sumOf = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one + other
