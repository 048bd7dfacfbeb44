import { atom } from 'jotai'
import type { VendorCode } from '#api/games/category.ts'
import { catalogueAtom } from './games.atoms.ts'

export const vendorNamesAtom = atom(
  (get): ReadonlyMap<VendorCode, string> =>
    new Map(
      (get(catalogueAtom) ?? []).flatMap(({ vendors }) =>
        vendors.map(({ code, name }) => [code, name] as const),
      ),
    ),
)
