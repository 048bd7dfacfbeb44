import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { atom, useAtomValue } from 'jotai'
import { usePageTitle } from '#ui/pageTitle.ts'
import { isLottery } from '#features/games/catalogue/catalogue.rules.ts'
import { listNames } from '#features/games/catalogue/category.text.ts'
import { SearchAction } from '#features/games/search/SearchAction.tsx'
import { classText } from '#features/games/filter/class.text.ts'
import { type Filter, isOwnClass } from '#features/games/filter/filter.rules.ts'
import { lobbyPagesAtom } from './list.atoms.ts'
import { useVendors } from '#features/games/filter/useFilter.ts'

const uncounted = atom({ value: undefined, total: 0 })

interface Props {
  readonly filter: Filter
  /** Its title is its class, whatever category it shows, and the header has the search. */
  readonly isOwnPage?: boolean
}

const search = <SearchAction />

/** A platform's class names the list; of a player's own classes, a category's list keeps the category's name. */
function titleOf(
  { list, classify }: Filter,
  isOwnPage: boolean,
  t: (message: MessageDescriptor) => string,
) {
  if (!isOwnClass(classify)) return classify === null ? t(listNames[list]) : classText(classify, t)
  return t(listNames[isOwnPage || list === 'ALL' ? classify : list])
}

export function ListTitle({ filter, isOwnPage = false }: Props) {
  const { t } = useLingui()
  const { list } = filter
  const hasVendors = isLottery(list)
  const vendors = useVendors(list)
  const { value, total } = useAtomValue(hasVendors ? uncounted : lobbyPagesAtom(filter))
  const title = titleOf(filter, isOwnPage, t)
  const count = hasVendors ? vendors.length || undefined : value && total
  usePageTitle(title, count, isOwnPage ? search : undefined)
  return <h1 className="visually-hidden">{title}</h1>
}
