import type { CategoryVendors } from '#api/games/vendors.ts'

/** The All view's sections, in the order of section 2. */
export const sections = [
  'HOT',
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'PROVIDER',
  'SPORTS',
  'ESPORTS',
] as const
type Section = (typeof sections)[number]

/** The sections in which this merchant has games; all of them until the catalogue is known. */
export function sectionsOf(catalogue: readonly CategoryVendors[] | undefined): readonly Section[] {
  if (!catalogue) return sections
  const has = (wanted: string) => catalogue.some(({ category }) => category === wanted)
  return sections.filter((section) => section === 'HOT' || has(providersOf(section)))
}

/** The providers shown are those of slots. */
const providersOf = (section: Section) => (section === 'PROVIDER' ? 'RNG' : section)
