import { useCounts } from './useCounts.ts'

/** Counts in the background, and draws nothing. */
export function UnreadKeeper({ pathname }: { readonly pathname: string }) {
  useCounts(pathname)
  return null
}
