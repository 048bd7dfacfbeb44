import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { countOf } from '#features/games/catalogue/catalogue.rules.ts'
import { listIcons, listNames } from '#features/games/catalogue/category.text.ts'
import { catalogueAtom } from '#features/games/catalogue/games.atoms.ts'
import { useFormat } from '#i18n/format.ts'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './RailCategories.module.css'

/** The categories with the number of their games, in the open rail. */
export function RailCategories() {
  const { t } = useLingui()
  const format = useFormat()
  const catalogue = useAtomValue(catalogueAtom)
  const current = useLocation({
    select: ({ search }) => search.gameCategory ?? search.gameType,
  })
  if (!catalogue) return null
  return (
    <ul className={css.list} aria-label={t`Games`}>
      {catalogue.map((entry) => (
        <li key={entry.category}>
          <Link
            to="/m/gameLobbyCenter"
            search={{ gameCategory: entry.category }}
            className={css.category}
            current={entry.category === current}
          >
            <Icon name={listIcons[entry.category]} size="small" />
            <span className={css.name}>{t(listNames[entry.category])}</span>
            <span className={css.count}>{format.count(countOf(entry))}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
