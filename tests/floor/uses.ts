import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { lacking } from './compat.ts'

/** A feature, by its name in the data, and the floor browsers that lack it. */
export interface Use {
  readonly feature: string
  readonly lacking: readonly string[]
}

/** One use, or none if every floor browser has the feature. */
export function useOf(
  feature: string,
  known: Identifier | undefined,
  isNamed?: (prefixOrName: string) => boolean,
): readonly Use[] {
  const browsers = lacking(known, isNamed)
  return browsers.length === 0 ? [] : [{ feature, lacking: browsers }]
}
