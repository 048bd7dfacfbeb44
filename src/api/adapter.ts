import type { Adapter } from './adapt.ts'

/** None: the platform follows the contract. A brand's adapter.ts replaces this file in its build. */
export const adapter: Adapter | null = null
