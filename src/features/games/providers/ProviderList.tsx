import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { AgeLine } from '#i18n/age/AgeLine.tsx'
import { Link } from '#ui/Link.tsx'
import { Band } from '#ui/layout/Band.tsx'
import { EmptyState, FailureState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton, useSkeleton } from '#ui/skeleton/Skeleton.tsx'
import { usePageTitle } from '#ui/pageTitle.ts'
import { isLottery } from '#features/games/catalogue/catalogue.rules.ts'
import { vendorTypesAtom } from '#features/merchant/merchant.atoms.ts'
import { catalogueAtom } from '#features/games/catalogue/games.atoms.ts'
import type { Filter } from '#features/games/filter/filter.rules.ts'
import { useVendors } from '#features/games/filter/useFilter.ts'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import { CategoryChips } from './CategoryChips.tsx'
import css from './ProviderList.module.css'
import { ProviderTile } from './ProviderRow.tsx'

export function ProviderList({ list }: Pick<Filter, 'list'>) {
  const { t } = useLingui()
  const read = useAtomValue(vendorTypesAtom)
  const { isPending, failure, retry } = read
  const hasSkeleton = useSkeleton(isPending)
  const catalogue = useAtomValue(catalogueAtom) ?? []
  const vendors = useVendors(list)
  const title = t`Game providers`
  usePageTitle(title, vendors.length || undefined)
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <Band className={css.band}>
        {catalogue.length > 0 && <CategoryChips entries={catalogue} value={list} />}
      </Band>
      <div className={css.age}>{vendors.length > 0 && <AgeLine of={read} />}</div>
      {vendors.length > 0 && <Pairs list={list} vendors={vendors} />}
      {isPending && <Skeletons isShown={hasSkeleton} />}
      {vendors.length === 0 && failure && <FailureState failure={failure} onRetry={retry} />}
      {vendors.length === 0 && !failure && !isPending && (
        <EmptyState title={<Trans>No providers yet</Trans>} />
      )}
    </>
  )
}

interface PairsProps {
  readonly list: Filter['list']
  readonly vendors: ReturnType<typeof useVendors>
}

function Pairs({ list, vendors }: PairsProps) {
  const { onVendor } = useGameActions('lobby')
  return (
    <ul className={css.pairs} data-wide>
      {vendors.map((vendor) => (
        <li key={vendor.code}>
          {list !== 'ALL' && isLottery(list) ? (
            <button type="button" className={css.way} onClick={() => onVendor(vendor.code, list)}>
              <ProviderTile {...vendor} />
            </button>
          ) : (
            <Link
              className={css.way}
              to="/m/providers"
              search={{ vassalage: vendor.code, ...(list !== 'ALL' && { gameCategory: list }) }}
            >
              <ProviderTile {...vendor} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

const Skeletons = ({ isShown }: { readonly isShown: boolean }) => (
  <ul className={css.pairs} data-wide aria-hidden="true">
    {Array.from({ length: 12 }, (_, place) => (
      <li key={place} className={css.skeleton}>
        {isShown && <Skeleton />}
      </li>
    ))}
  </ul>
)
