import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { listIcons, listNames } from '../../features/games/category.text.ts'
import { catalogueAtom } from '../../features/games/games.atoms.ts'
import { useFormat } from '../../i18n/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VendorMark } from '../../ui/art/VendorMark.tsx'
import css from './SideMenu.module.css'

/** Each category with its vendors; one is open at a time. */
export function CategoryAccordion({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useLingui()
  const format = useFormat()
  const catalogue = useAtomValue(catalogueAtom) ?? []
  return catalogue.map(({ category, vendors }) => (
    <details key={category} name="categories" className={css.category}>
      <summary className={css.entry}>
        <Icon name={listIcons[category]} />
        {t(listNames[category])}
        <span className={css.count}>{format.count(vendors.length)}</span>
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={css.vendors}>
        {vendors.map(({ code, name }) => (
          <Link
            key={code}
            to="/m/gameLobbyCenter"
            search={{ gameCategory: category, vassalage: code }}
            className={css.vendor}
            onClick={onChoose}
          >
            <span className={css.mark}>
              <VendorMark vendor={code} name={name} />
            </span>
            {name}
          </Link>
        ))}
      </div>
    </details>
  ))
}
