import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import { Icon, type IconName } from '#ui/icon/Icon.tsx'
import { whenResized } from '#ui/measure.ts'
import { merchantAtom, vendorTypesAtom } from '#features/merchant/merchant.atoms.ts'
import css from './CategoryBar.module.css'
import type { ListId } from './catalogue.rules.ts'
import { listIcons, listNames } from './category.text.ts'
import { catalogueAtom } from './games.atoms.ts'

interface Props {
  /** Null on home, where no list is open. */
  readonly current: ListId | null
  /** Home opens a list in place, the lobby opens a page. */
  readonly place: 'home' | 'list' | 'lobby'
  readonly search?: ReactNode
}

/** The bar shrinks when the page scrolls under it. */
export function CategoryBar({ current, place, search }: Props) {
  const { t } = useLingui()
  const catalogue = useAtomValue(catalogueAtom)
  const merchant = useAtomValue(merchantAtom)
  const categories = catalogue?.map(({ category }) => category) ?? merchant.categories
  const lists: ListId[] = ['ALL', ...categories]
  return (
    <CategoryBarLayout label={t`Game categories`} place={place}>
      {search}
      {lists.map((list, position) => (
        <Link
          key={list}
          {...targetOf(list, place)}
          className={cellClass}
          current={list === current}
          ref={position > 0 && list === current ? intoView : undefined}
          draggable={false}
        >
          <CategoryFace icon={listIcons[list]}>{t(listNames[list])}</CategoryFace>
        </Link>
      ))}
      {!catalogue && <MissingCategories />}
    </CategoryBarLayout>
  )
}

export const SearchCell = (props: ComponentProps<'button'>) => (
  <button type="button" className={cellClass} {...props}>
    <CategoryFace icon="search">
      <Trans>Search</Trans>
    </CategoryFace>
  </button>
)

function MissingCategories() {
  const { failure, retry } = useAtomValue(vendorTypesAtom)
  if (!failure) return null
  return (
    <button type="button" className={cellClass} onClick={retry}>
      <Icon name="refresh" />
      <span className={css.name}>
        <Trans>Try again</Trans>
      </span>
    </button>
  )
}

function targetOf(list: ListId, place: Props['place']) {
  if (place === 'lobby')
    return { to: '/m/gameLobbyCenter', search: { gameCategory: list } } as const
  return { to: '/m/home', search: { pageType: 'list', gameType: list } } as const
}

function intoView(cell: HTMLElement | null) {
  if (!cell?.parentElement) return
  return whenResized(cell.parentElement, () =>
    cell.scrollIntoView({ block: 'nearest', inline: 'center' }),
  )
}

interface LayoutProps {
  readonly label?: string
  readonly place: Props['place']
  readonly children: ReactNode
}

export const CategoryBarLayout = ({ label, place, children }: LayoutProps) => (
  <nav className={`${css.bar} ${css[place]}`} aria-label={label}>
    <div className={css.cells}>{children}</div>
  </nav>
)

export const cellClass = css.cell

interface FaceProps {
  readonly icon: IconName
  readonly children: ReactNode
}

export const CategoryFace = ({ icon, children }: FaceProps) => (
  <>
    <Icon name={icon} />
    <span className={css.name}>{children}</span>
  </>
)
