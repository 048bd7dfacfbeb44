import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { CategoryVendors } from '#api/games/vendors.ts'
import type { Vendor } from '#api/games/vendorList.ts'
import { isLottery } from '#features/games/catalogue/catalogue.rules.ts'
import { listIcons, listNames } from '#features/games/catalogue/category.text.ts'
import { catalogueAtom, categoryGamesAtom } from '#features/games/catalogue/games.atoms.ts'
import { VendorLogo } from '#features/games/tile/VendorLogo.tsx'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import { useFormat } from '#i18n/format.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { ChevronSummary } from '#ui/list/ChevronSummary.tsx'
import css from './SideMenu.module.css'
import { isSoleSport } from './menu.rules.ts'

export function GameMenu() {
  const { t } = useLingui()
  const catalogue = useAtomValue(catalogueAtom) ?? []
  return (
    <section aria-label={t`Games`}>
      {catalogue.map((entry) => {
        const face = (
          <>
            <Icon name={listIcons[entry.category]} />
            <span className={css.words}>{t(listNames[entry.category])}</span>
          </>
        )
        if (isSoleSport(entry)) return <SoleSport key={entry.category} face={face} />
        return (
          <details key={entry.category} name="menu-games">
            <ChevronSummary className={css.row}>{face}</ChevronSummary>
            <Vendors {...entry} />
          </details>
        )
      })}
      <Link to="/m/home" hash="winners" activeOptions={{ includeHash: true }} className={css.row}>
        <Icon name="trophy" />
        <span className={css.words}>
          <Trans>Winners</Trans>
        </span>
      </Link>
    </section>
  )
}

function SoleSport({ face }: { readonly face: ReactNode }) {
  const game = useAtomValue(categoryGamesAtom('SPORTS')).value?.[0]
  const { onPlay } = useGameActions('list')
  if (!game)
    return (
      <Link to="/m/gameLobbyCenter" search={{ gameCategory: 'SPORTS' }} className={css.row}>
        {face}
      </Link>
    )
  return (
    <button type="button" className={css.row} onClick={() => void onPlay(game)} data-leads>
      {face}
    </button>
  )
}

function Vendors({ category, vendors }: CategoryVendors) {
  const { onVendor } = useGameActions('list')
  return (
    <ul className={css.vendors}>
      {vendors.map((vendor) => (
        <li key={vendor.code}>
          {isLottery(category) ? (
            <button
              type="button"
              className={css.vendor}
              onClick={() => onVendor(vendor.code, category)}
              data-leads
            >
              <VendorFace {...vendor} />
            </button>
          ) : (
            <Link
              to="/m/gameList"
              search={{ gameType: category, vassalage: vendor.code }}
              className={css.vendor}
            >
              <VendorFace {...vendor} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function VendorFace({ code, name, gameCount }: Vendor) {
  const format = useFormat()
  return (
    <>
      <VendorLogo vendor={code} name={name} />
      <span className={css.words}>{name}</span>
      <span className={css.count}>{format.count(gameCount)}</span>
    </>
  )
}
