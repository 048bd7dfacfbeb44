import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { catalogueAtom } from '#features/games/catalogue/games.atoms.ts'
import {
  type FilterChoice,
  type Filter,
  type Start,
  filterAfter,
  filterOf,
  isOwnClass,
  known,
  searchOf,
} from './filter.rules.ts'
import type { LobbySearch } from './lobby.search.ts'
import type { CategoryVendors } from '#api/games/vendors.ts'
import type { Vendor } from '#api/games/vendorList.ts'

export interface Filtering {
  readonly filter: Filter
  readonly choose: (choice: FilterChoice) => void
}

/** The filter is in the address: each choice is a history entry. The page of a class leads to the lobby's. */
export function useFilter(search: Partial<LobbySearch>, start: Start = 'ALL'): Filtering {
  const navigate = useNavigate()
  const filter = known(filterOf(search, start), useAtomValue(catalogueAtom))
  const choose = (choice: FilterChoice) =>
    void navigate({
      to: isOwnClass(start) ? '/m/gameLobbyCenter' : '.',
      search: (before) => ({ ...before, ...searchOf(filterAfter(filter, choice), before) }),
    })
  return { filter, choose }
}

export const useVendors = (list: Filter['list']) =>
  vendorsOf(list, useAtomValue(catalogueAtom) ?? [])

/** Each vendor of a list once, with its games from all of the list's categories. */
export function vendorsOf(
  list: Filter['list'],
  catalogue: readonly CategoryVendors[],
): readonly Vendor[] {
  const entries = catalogue.filter(({ category }) => list === 'ALL' || category === list)
  const byCode = new Map<string, Vendor>()
  for (const vendor of entries.flatMap(({ vendors }) => vendors)) {
    const named = byCode.get(vendor.code) ?? { ...vendor, gameCount: 0 }
    byCode.set(vendor.code, { ...named, gameCount: named.gameCount + vendor.gameCount })
  }
  return [...byCode.values()].filter(({ gameCount }) => gameCount > 0)
}

/** The lists that the panel links to, without e-lotteries (section 2). */
export const otherLists = (list: Filter['list'], catalogue: readonly CategoryVendors[]) =>
  catalogue
    .map(({ category }) => category)
    .filter((category) => category !== 'ELOTT' && category !== list)
