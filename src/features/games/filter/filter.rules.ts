import { type Category, type VendorCode, categories } from '../../../api/games/category.ts'
import { type MinBet, minBets } from '../../../api/games/games.ts'
import type { CategoryVendors } from '../../../api/games/vendors.ts'
import { slotClasses } from '../catalogue.rules.ts'
import type { LobbySearch } from './lobby.search.ts'

/** The classes that every list knows, whatever it holds (section 4). */
export const ownClasses = ['FAV', 'HOT', 'RECENT'] as const
export type OwnClass = (typeof ownClasses)[number]

/** Which games a list shows. */
export interface Filter {
  readonly list: 'ALL' | Category
  /** NEW, one of `ownClasses`, or a word of the platform's; null is all. */
  readonly classify: string | null
  readonly vendor: VendorCode | null
  readonly minBet: MinBet | null
  /** At least so many pay lines; only an address asks for them. */
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

const isCategory = (word: string): word is Category => categories.some((known) => known === word)

type Wire = Partial<LobbySearch>

/** What the address asks for; a word that means nothing is left out. */
export function filterOf(search: Wire, start: Filter['list'] = 'ALL'): Filter {
  const named = String(search.gameCategory ?? search.gameType ?? start).toUpperCase()
  const isClass = isOwnClass(named) || slotClasses.includes(named)
  const list = slotClasses.includes(named) ? 'RNG' : named
  const classify = String(search.gameClassify ?? '').trim()
  return fitted({
    list: isCategory(list) ? list : 'ALL',
    classify: classify || (isClass ? named : null),
    vendor: search.vassalage ?? null,
    minBet: minBets.find((bet) => bet === String(search.minBet)) ?? null,
    minLine: lineOf(search.minLine),
    name: nameOf(search.gameName),
  })
}

/** No slot has more lines. */
const mostLines = 1024

function lineOf(word: string | number | undefined) {
  const lines = Number(word)
  return Number.isInteger(lines) && lines > 0 && lines <= mostLines ? lines : null
}

const nameOf = (name: string | number | undefined) =>
  String(name ?? '')
    .trim()
    .slice(0, 60)

/** The classes of a list: its own only where the platform can tell them apart, and never for FISH (decisions 20). */
export function classesOf(list: Filter['list'], catalogue: readonly CategoryVendors[]) {
  if (list !== 'RNG' && list !== 'LIVE') return []
  return catalogue.find(({ category }) => category === list)?.classes ?? []
}

/** All that the bar of classes offers for a list. */
export const classKeysOf = (list: Filter['list'], catalogue: readonly CategoryVendors[]) => [
  'ALL',
  ...(list === 'RNG' ? ['NEW'] : []),
  ...ownClasses,
  ...classesOf(list, catalogue),
]

/** NEW exists for slots only, stakes for slots and among all games; a player's own lists know neither. */
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

/** The filter without vendors and classes that the merchant does not have; it stands until those are known. */
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

/** As the platform spells it: MEGAWAY means Megaways. */
function knownClass(wanted: string | null, classes: readonly string[]) {
  if (wanted === null || wanted === 'NEW' || isOwnClass(wanted)) return wanted
  const word = wanted.toUpperCase()
  return classes.find((one) => [word, `${word}S`].includes(one.toUpperCase())) ?? null
}

export type Choice =
  | { readonly kind: 'class'; readonly classify: string | null }
  | { readonly kind: 'vendor'; readonly vendor: VendorCode | null }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'minBet'; readonly minBet: MinBet | null }
  | { readonly kind: 'minLine' }
  | ({ readonly kind: 'panel' } & PanelChoice)
  | { readonly kind: 'reset' }

/** What a choice makes of the filter (section 4). */
export function chosen(filter: Filter, choice: Choice): Filter {
  switch (choice.kind) {
    case 'class':
      return fitted({ ...filter, name: '', classify: choice.classify })
    case 'vendor':
      return fitted({ ...filter, vendor: choice.vendor, classify: null })
    case 'name':
      return fitted({ ...filter, name: nameOf(choice.name), classify: searchable(filter.classify) })
    case 'minBet':
      return fitted({ ...filter, minBet: choice.minBet, classify: searchable(filter.classify) })
    case 'minLine':
      return { ...filter, minLine: null }
    case 'panel':
      return paneled(filter, choice)
    case 'reset':
      return filterFor(filter.list)
  }
}

type PanelChoice = Pick<Filter, 'classify' | 'vendor' | 'minBet'>

function paneled(filter: Filter, { classify, vendor, minBet }: PanelChoice) {
  const wanted = minBet === null ? classify : searchable(classify)
  return fitted({ ...filter, classify: wanted, vendor, minBet })
}

/** Hot games, favourites and recent ones cannot be searched, nor told by stake: the whole list is. */
const searchable = (classify: string | null) => (isOwnClass(classify) ? null : classify)

/** What the address says of a filter; the list stays under the name that the address has for it. */
export function searchOf(filter: Filter, before: Wire & { readonly pageType?: unknown }) {
  const isByType = before.gameType !== undefined && before.gameCategory === undefined
  return {
    ...(isByType || before.pageType !== undefined
      ? { gameType: filter.list }
      : { gameCategory: filter.list, gameType: undefined }),
    gameClassify: filter.classify ?? undefined,
    vassalage: filter.vendor ?? undefined,
    minBet: filter.minBet === null ? undefined : Number(filter.minBet),
    minLine: filter.minLine ?? undefined,
    gameName: filter.name || undefined,
  }
}

/** The lobby's page modes: everything in sections, one list, the games of a name, or the hot ones. */
export function pageModeOf(filter: Filter) {
  if (filter.name !== '') return 'filter'
  if (filter.classify === 'HOT') return 'hot'
  return filter.list === 'ALL' && filter.classify === null && !isNarrowed(filter) ? 'all' : 'list'
}

/** How many choices the panel can take back. */
export const choicesIn = ({ classify, vendor, minBet }: Filter) =>
  [vendor, minBet, isOwnClass(classify) || classify === 'NEW' ? null : classify].filter(
    (choice) => choice !== null,
  ).length

export const isNarrowed = (filter: Filter) =>
  filter.name !== '' || filter.minLine !== null || choicesIn(filter) > 0
