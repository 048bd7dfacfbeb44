import type { Deviation } from '../deviation.ts'
import type { Spoil } from './spoil.testing.ts'

export interface Plant {
  readonly name: string
  readonly at: (path: string, method: string) => boolean
  readonly spoil: Spoil
  readonly found: Partial<Deviation>
}

export const notice = 'shows an error notice with a retry'
export const cachedOrNotice = `shows the cached answer where there is one, else ${notice}`

export const of = (
  name: string,
  at: Plant['at'],
  spoil: Plant['spoil'],
  found: Partial<Deviation>,
): Plant => ({ name, at, spoil, found })
