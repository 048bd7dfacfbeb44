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
import { vendorsOf } from './vendors.rules.ts'

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
