import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { lacking } from './compat.ts'

/** What a browser of the floor lacks: as the data names it, and who lacks it. */
export interface Use {
  readonly feature: string
  readonly lacking: readonly string[]
}

/** One use, or none where every browser of the floor has the feature. */
export function useOf(
  feature: string,
  known: Identifier | undefined,
  isNamed?: (prefixOrName: string) => boolean,
): readonly Use[] {
  const browsers = lacking(known, isNamed)
  return browsers.length === 0 ? [] : [{ feature, lacking: browsers }]
}
