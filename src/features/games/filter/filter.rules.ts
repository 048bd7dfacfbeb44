import type { Category, VendorCode } from '#api/games/category.ts'
import { type MinBet, minBets } from '#api/games/games.ts'
import type { CategoryVendors } from '#api/games/vendors.ts'
import { isCategory, slotClasses } from '#features/games/catalogue/catalogue.rules.ts'
import type { LobbySearch } from './lobby.search.ts'

/** The classes that every list has (section 4). */
const ownClasses = ['FAV', 'HOT', 'RECENT'] as const
export type OwnClass = (typeof ownClasses)[number]

export interface Filter {
  readonly list: 'ALL' | Category
  /** NEW, one of `ownClasses`, or a class of the platform; null means all. */
  readonly classify: string | null
  readonly vendor: VendorCode | null
  readonly minBet: MinBet | null
  /** Minimum number of pay lines; only an address sets it. */
  readonly minLine: number | null
  readonly name: string
}

export const filterFor = (list: Filter['list'], change: Partial<Filter> = {}): Filter => ({
  list,
  classify: null,
  vendor: null,
  minBet: null,
  minLine: null,
  name: '',
  ...change,
})

export const isOwnClass = (word: string | null): word is OwnClass =>
  ownClasses.some((own) => own === word)

type Wire = Partial<LobbySearch>

/** The list of an address that names none: a category, or a class of all games. */
export type Start = Filter['list'] | OwnClass

/** The filter of an address; unknown values are ignored. */
export function filterOf(search: Wire, start: Start = 'ALL'): Filter {
  const named = (search.gameCategory ?? search.gameType ?? start).toUpperCase()
  const isClass = isOwnClass(named) || slotClasses.includes(named)
  const list = slotClasses.includes(named) ? 'RNG' : named
  const classify = (search.gameClassify ?? '').trim()
  return fitted({
    list: isCategory(list) ? list : 'ALL',
    classify: classify || (isClass ? named : isOwnClass(start) ? start : null),
    vendor: search.vassalage ?? null,
    minBet: minBets.find((bet) => Number(bet) === Number(search.minBet)) ?? null,
    minLine: lineOf(search.minLine),
    name: nameOf(search.gameName),
  })
}

const maxLines = 1024

function lineOf(word = '') {
  const lines = /^\d{1,4}$/.test(word) ? Number(word) : 0
  return lines > 0 && lines <= maxLines ? lines : null
}

const nameOf = (name = '') => name.trim().slice(0, 60)

/** The platform's classes, for the lists that it can filter by class. */
export function classesOf(list: Filter['list'], catalogue: readonly CategoryVendors[]) {
  if (list !== 'RNG' && list !== 'LIVE') return []
  return catalogue.find(({ category }) => category === list)?.classes ?? []
}

export const classKeysOf = (list: Filter['list'], catalogue: readonly CategoryVendors[]) => [
  'ALL',
  ...(list === 'RNG' ? ['NEW'] : []),
  ...ownClasses,
  ...classesOf(list, catalogue),
]

/** NEW exists for slots only, stakes for slots and for all games; a player's own lists have neither. */
function fitted(filter: Filter): Filter {
  const isAll = filter.classify === null || filter.classify.toUpperCase() === 'ALL'
  const isNewElsewhere = filter.classify === 'NEW' && filter.list !== 'RNG'
  const classify = isAll || isNewElsewhere ? null : filter.classify
  const hasBets = (filter.list === 'RNG' || filter.list === 'ALL') && !isOwnClass(classify)
  return {
    ...filter,
    classify,
    vendor: classify === 'NEW' ? null : filter.vendor,
    minBet: hasBets ? filter.minBet : null,
    minLine: hasBets ? filter.minLine : null,
  }
}

/** Drops vendors and classes that the merchant does not have; unchanged until the catalogue is known. */
export function known(filter: Filter, catalogue: readonly CategoryVendors[] | undefined): Filter {
  if (!catalogue) return filter
  const entries = catalogue.filter(({ category }) => [category, 'ALL'].includes(filter.list))
  const vendors = entries.flatMap((entry) => entry.vendors)
  const list = entries.length > 0 ? filter.list : 'ALL'
  return fitted({
    ...filter,
    list,
    vendor: vendors.some(({ code }) => code === filter.vendor) ? filter.vendor : null,
    classify: knownClass(filter.classify, classesOf(list, catalogue)),
  })
}

/** In the platform's spelling: MEGAWAY means Megaways. */
function knownClass(wanted: string | null, classes: readonly string[]) {
  if (wanted === null || wanted === 'NEW' || isOwnClass(wanted)) return wanted
  const word = wanted.toUpperCase()
  return classes.find((one) => [word, `${word}S`].includes(one.toUpperCase())) ?? null
}

export type FilterChoice =
  | { readonly kind: 'class'; readonly classify: string | null }
  | { readonly kind: 'vendor'; readonly vendor: VendorCode | null }
  | { readonly kind: 'name'; readonly name: string }
  /** Taken back. */
  | { readonly kind: 'minBet' | 'minLine' }
  | ({ readonly kind: 'panel' } & PanelChoice)

/** The filter after a choice (section 4). */
export function filterAfter(filter: Filter, choice: FilterChoice): Filter {
  switch (choice.kind) {
    case 'class':
      return fitted({ ...filter, name: '', classify: choice.classify })
    case 'vendor':
      return fitted({ ...filter, vendor: choice.vendor, classify: null })
    case 'name':
      return fitted({ ...filter, name: nameOf(choice.name), classify: searchable(filter.classify) })
    case 'minBet':
    case 'minLine':
      return { ...filter, [choice.kind]: null }
    case 'panel':
      return paneled(filter, choice)
  }
}

/** The choices of the panel. */
export type PanelChoice = Pick<Filter, 'classify' | 'vendor' | 'minBet'>

function paneled(filter: Filter, { classify, vendor, minBet }: PanelChoice) {
  const wanted = minBet === null ? classify : searchable(classify)
  return fitted({ ...filter, classify: wanted, vendor, minBet })
}

/** Hot, favourite and recent games cannot be filtered by name or stake, so the whole list is filtered instead. */
const searchable = (classify: string | null) => (isOwnClass(classify) ? null : classify)

/** The search parameters of a filter; the list keeps the parameter that the address uses for it. */
export function searchOf(filter: Filter, before: Wire & { readonly pageType?: unknown }) {
  const isByType = before.gameType !== undefined && before.gameCategory === undefined
  return {
    ...(isByType || before.pageType !== undefined
      ? { gameType: filter.list }
      : { gameCategory: filter.list, gameType: undefined }),
    gameClassify: filter.classify ?? undefined,
    vassalage: filter.vendor ?? undefined,
    minBet: filter.minBet ?? undefined,
    minLine: filter.minLine === null ? undefined : String(filter.minLine),
    gameName: filter.name || undefined,
  }
}

/** The number of choices that the panel can undo. */
export const choicesIn = ({ classify, vendor, minBet }: Filter) =>
  [vendor, minBet, isOwnClass(classify) || classify === 'NEW' ? null : classify].filter(
    (choice) => choice !== null,
  ).length

export const isNarrowed = (filter: Filter) =>
  filter.name !== '' || filter.minLine !== null || choicesIn(filter) > 0

/** Every game of its list. */
export const isWhole = (filter: Filter) => !isNarrowed(filter) && filter.classify === null
