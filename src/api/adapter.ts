import type { Adapter } from './adapt.ts'

/** None: the platform keeps to the contract. A brand's adapter.ts takes the place of this file in its build. */
export const adapter: Adapter | null = null
