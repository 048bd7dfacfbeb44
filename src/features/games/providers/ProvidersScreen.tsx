import { useAtomValue } from 'jotai'
import { Trans } from '@lingui/react/macro'
import { catalogueAtom } from '#features/games/catalogue/games.atoms.ts'
import { useFreshVendors } from '#features/games/catalogue/useFreshVendors.ts'
import { DemoOffer } from '#features/games/launch/demo/DemoOffer.tsx'
import { filterOf, known, type Filter, filterFor } from '#features/games/filter/filter.rules.ts'
import { ProviderList } from './ProviderList.tsx'
import type { ProvidersSearch } from '#features/games/filter/lobby.search.ts'
import type { VendorCode } from '#api/games/category.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { langOf } from '#i18n/foreign/langOf.ts'
import { Link } from '#ui/Link.tsx'
import { Band, Plate } from '#ui/layout/Band.tsx'
import { usePageTitle } from '#ui/pageTitle.ts'
import { isLottery } from '#features/games/catalogue/catalogue.rules.ts'
import { GameList } from '#features/games/list/GameList.tsx'
import { useVendors } from '#features/games/filter/useFilter.ts'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import { CategoryChips } from './CategoryChips.tsx'
import css from './ProviderGames.module.css'
import { VendorLogo } from '#features/games/tile/VendorLogo.tsx'
import type { CategoryVendors } from '#api/games/vendors.ts'
import { TileArt } from '#ui/art/TileArt.tsx'
import { GameCountNote } from '#features/games/catalogue/GameCount.tsx'
import type { GameActions } from '#features/games/tile/gameActions.ts'
import tile from '#features/games/tile/GameTile.module.css'
import tiles from './VendorTiles.module.css'

export function ProvidersScreen({ search }: { readonly search: ProvidersSearch }) {
  const catalogue = useAtomValue(catalogueAtom)
  const { list, vendor } = known(filterOf(search), catalogue)
  useFreshVendors()
  return (
    <>
      {vendor === null ? (
        <ProviderList list={list} />
      ) : (
        <ProviderGames list={list} vendor={vendor} />
      )}
      <DemoOffer />
    </>
  )
}

interface Props {
  readonly list: Filter['list']
  readonly vendor: VendorCode
}

/** One provider and its games; its lotteries are a tile that opens its draws. */
function ProviderGames({ list, vendor }: Props) {
  const catalogue = useAtomValue(catalogueAtom) ?? []
  const { onVendor } = useGameActions('lobby')
  const entries = catalogue.filter(({ vendors }) => vendors.some(({ code }) => code === vendor))
  const found = useVendors(list).find(({ code }) => code === vendor)
  const name = found?.name ?? vendor
  const draws = entries.find(({ category }) => isLottery(category))
  const isDrawn = isLottery(list) || entries.every(({ category }) => isLottery(category))
  usePageTitle(name, found?.gameCount, langOf(name) ?? 'und')
  return (
    <div data-wide>
      <Band>
        <Plate className={css.head}>
          <VendorLogo vendor={vendor} name={name} />
          <h1 className={css.name}>
            <Name>{name}</Name>
          </h1>
          <Link to="/m/providers" className={css.all}>
            <Trans>All providers</Trans>
          </Link>
        </Plate>
      </Band>
      {entries.length > 1 && (
        <div className={css.chips}>
          <CategoryChips entries={entries} value={list} />
        </div>
      )}
      {isDrawn && draws && found ? (
        <VendorTiles entry={{ ...draws, vendors: [found] }} onVendor={onVendor} />
      ) : (
        <GameList {...filterFor(list, { vendor })} />
      )}
    </div>
  )
}

interface TilesProps {
  readonly entry: CategoryVendors
  readonly onVendor: GameActions['onVendor']
}

const VendorTiles = ({ entry: { category, vendors }, onVendor }: TilesProps) => (
  <ul className={tiles.grid}>
    {vendors.map(({ code, name, gameCount }) => (
      <li key={code} data-vendor={code}>
        <button
          type="button"
          className={`${tiles.tile} ${tile.waits}`}
          onClick={({ currentTarget }) => onVendor(code, category, currentTarget)}
        >
          <span className={tiles.art}>
            <TileArt game={{ vendor: code, id: code, category, name }} />
          </span>
          <span className={tiles.words}>
            {name}
            <GameCountNote total={gameCount} />
          </span>
        </button>
      </li>
    ))}
  </ul>
)
