import type { QueryKey } from '@tanstack/query-core'
import type { Getter } from 'jotai'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { epochAtom } from '#net/session/credentials.ts'

/** Private reads have the epoch in their key, so that no player sees another's. */
export const keyOf = (get: Getter, { session }: AnyEndpoint, address: string): QueryKey =>
  session === 'none' ? [address] : [address, get(epochAtom)]

export const pagesKeyOf = (get: Getter, endpoint: AnyEndpoint, address: string): QueryKey => [
  'pages',
  ...keyOf(get, endpoint, address),
]

export const isPages = (key: QueryKey) => key[0] === 'pages'

/** The URL of the first page, if there are pages. */
export const addressIn = (key: QueryKey) => String(key[isPages(key) ? 1 : 0])

/** A private read of another player, or of this one before they signed in. */
export const isOfOtherEpoch = (get: Getter, endpoint: AnyEndpoint | undefined, key: QueryKey) =>
  endpoint?.session !== 'none' && key.at(-1) !== get(epochAtom)
