import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { CategoryVendors } from '../../api/vendors.ts'
import { listIcons, listNames } from '../../features/games/category.text.ts'
import { catalogueAtom } from '../../features/games/games.atoms.ts'
import { useGameActions } from '../../features/games/useGameActions.ts'
import { useFormat } from '../../i18n/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VendorMark } from '../../ui/art/VendorMark.tsx'
import { AppLink } from '../AppLink.tsx'
import css from './SideMenu.module.css'
import { onlyVendor } from './menu.rules.ts'

/** The categories of games, each opening to its vendors; one is open at a time. */
export function GameMenu() {
  const { t } = useLingui()
  const catalogue = useAtomValue(catalogueAtom) ?? []
  const { onVendor } = useGameActions('lobby')
  const face = ({ category }: CategoryVendors) => (
    <>
      <Icon name={listIcons[category]} />
      <span className={css.words}>{t(listNames[category])}</span>
    </>
  )
  return (
    <section className={css.games} aria-label={t`Games`}>
      {catalogue.map((entry) => {
        const only = onlyVendor(entry)
        return only ? (
          <button
            key={entry.category}
            type="button"
            className={css.row}
            onClick={() => onVendor(only.code, entry.category)}
            data-leads
          >
            {face(entry)}
          </button>
        ) : (
          <details key={entry.category} name="menu-games">
            <summary className={css.row}>
              {face(entry)}
              <Icon name="chevron-down" size="small" />
            </summary>
            <Vendors entry={entry} onVendor={onVendor} />
          </details>
        )
      })}
      <AppLink to="/m/home" hash="winners" className={css.row}>
        <Icon name="trophy" />
        <span className={css.words}>{t`Winners`}</span>
      </AppLink>
    </section>
  )
}

interface VendorsProps {
  readonly entry: CategoryVendors
  readonly onVendor: ReturnType<typeof useGameActions>['onVendor']
}

function Vendors({ entry, onVendor }: VendorsProps) {
  const format = useFormat()
  return (
    <ul className={css.vendors}>
      {entry.vendors.map(({ code, name, gameCount }) => (
        <li key={code}>
          <button
            type="button"
            className={css.vendor}
            onClick={() => onVendor(code, entry.category)}
            data-leads
          >
            <VendorMark vendor={code} name={name} />
            <span className={css.words}>{name}</span>
            <span className={css.count}>{format.count(gameCount)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
