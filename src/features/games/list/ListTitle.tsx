import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { atom, useAtomValue } from 'jotai'
import { usePageTitle } from '#ui/pageTitle.ts'
import { countOf, isLottery } from '#features/games/catalogue/catalogue.rules.ts'
import { listNames } from '#features/games/catalogue/category.text.ts'
import { classText } from '#features/games/filter/class.text.ts'
import { type Filter, isOwnClass } from '#features/games/filter/filter.rules.ts'
import { lobbyPagesAtom } from './list.atoms.ts'
import { catalogueAtom } from '#features/games/catalogue/games.atoms.ts'

const uncounted = atom({ value: undefined, total: 0 })

interface Props {
  readonly filter: Filter
}

/** A platform's class names the list; of a player's own classes, a category's list keeps the category's name. */
function titleOf({ list, classify }: Filter, t: (message: MessageDescriptor) => string) {
  if (!isOwnClass(classify)) return classify === null ? t(listNames[list]) : classText(classify, t)
  return t(listNames[list === 'ALL' ? classify : list])
}

export function ListTitle({ filter }: Props) {
  const { t } = useLingui()
  const { list } = filter
  const isDrawn = isLottery(list)
  const entry = useAtomValue(catalogueAtom)?.find(({ category }) => category === list)
  const { value, total } = useAtomValue(isDrawn ? uncounted : lobbyPagesAtom(filter))
  const title = titleOf(filter, t)
  usePageTitle(title, isDrawn ? entry && countOf(entry) : value && total)
  return <h1 className="visually-hidden">{title}</h1>
}
