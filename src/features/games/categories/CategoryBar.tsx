import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../../../ui/Link.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import css from './CategoryBar.module.css'
import type { ListId } from '../catalogue.rules.ts'
import { listIcons, listNames } from '../category.text.ts'
import { catalogueAtom, vendorTypesAtom } from '../games.atoms.ts'
import { tabPositionOf } from './tabs.rules.ts'

interface Props {
  /** Null on home, where no list is open. */
  readonly current: ListId | null
  /** Home opens a list in place, the lobby opens a page; a player's own list filters itself by category. */
  readonly place: 'home' | 'list' | 'lobby' | 'own'
  readonly search?: ReactNode
}

/** The bar shrinks when the page scrolls under it. */
export function CategoryBar({ current, place, search }: Props) {
  const { t } = useLingui()
  const catalogue = useAtomValue(catalogueAtom)
  const categories = (catalogue ?? []).map(({ category }) => category)
  const lists: ListId[] = ['ALL', ...categories]
  return (
    <CategoryBarLayout label={t`Game categories`} place={place}>
      {search}
      {lists.map((list, position) => (
        <Link
          key={list}
          {...targetOf(list, place)}
          className={css.cell}
          aria-current={list === current ? 'page' : undefined}
          ref={position > 0 && list === current ? intoView : undefined}
          data-tab={
            place === 'home' || place === 'list' ? tabPositionOf(list, categories) : undefined
          }
          draggable={false}
        >
          <Icon name={listIcons[list]} />
          <span className={css.name}>{t(listNames[list])}</span>
        </Link>
      ))}
      {!catalogue && <MissingCategories />}
    </CategoryBarLayout>
  )
}

export const SearchCell = (props: ComponentProps<'button'>) => (
  <button type="button" className={css.cell} {...props}>
    <Icon name="search" />
    <span className={css.name}>
      <Trans>Search</Trans>
    </span>
  </button>
)

function MissingCategories() {
  const { failure, retry } = useAtomValue(vendorTypesAtom)
  if (!failure) return <CategorySkeleton count={6} />
  return (
    <button type="button" className={css.cell} onClick={retry}>
      <Icon name="refresh" />
      <span className={css.name}>
        <Trans>Try again</Trans>
      </span>
    </button>
  )
}

function targetOf(list: ListId, place: Props['place']) {
  if (place === 'own' && list !== 'ALL') return { to: '.', search: { gameType: list } } as const
  if (place === 'own' || place === 'lobby')
    return { to: '/m/gameLobbyCenter', search: { gameCategory: list } } as const
  return { to: '/m/home', search: { pageType: 'list', gameType: list } } as const
}

const intoView = (cell: HTMLElement | null) =>
  cell?.scrollIntoView({ block: 'nearest', inline: 'center' })

interface FrameProps {
  readonly label?: string
  readonly place: Props['place']
  readonly children: ReactNode
}

export const CategoryBarLayout = ({ label, place, children }: FrameProps) => (
  <nav className={`${css.bar} ${css[place]}`} aria-label={label}>
    <div className={css.cells}>{children}</div>
  </nav>
)

export const CategorySkeleton = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, place) => <Skeleton key={place} className={css.ghost} />)
