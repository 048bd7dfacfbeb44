import type { Deviation } from '#production/contract/check/deviation.ts'
import type { Spoil } from './spoil.testing.ts'

export interface Plant {
  readonly name: string
  readonly path: string
  readonly method?: string
  readonly spoil: Spoil
  readonly found: Partial<Deviation>
}

export const notice = 'shows an error notice with a retry'
export const cachedOrNotice = `shows the cached answer where there is one, else ${notice}`

export const of = (
  name: string,
  path: string,
  spoil: Plant['spoil'],
  found: Partial<Deviation>,
): Plant => ({ name, path, spoil, found })
