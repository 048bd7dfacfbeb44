import { msg } from '@lingui/core/macro'
import type { Category } from '#api/games/category.ts'
import {
  CategoryBarLayout,
  CategoryFace,
  cellClass,
} from '#features/games/catalogue/CategoryBar.tsx'
import { listIcons, listNames } from '#features/games/catalogue/category.text.ts'
import { HomeLayout } from '#features/games/home/HomeLayout.tsx'
import { RowSection, RowSkeleton } from '#features/games/home/RowSection.tsx'
import { GridSkeleton } from '#features/games/grid/GridSkeleton.tsx'
import { ListMenuLayout } from '#features/games/lobby/ListMenuLayout.tsx'
import { TileParts } from '#features/games/tile/TileParts.tsx'
import tile from '#features/games/tile/GameTile.module.css'
import { BannerLayout } from '#features/promotions/banners/BannerLayout.tsx'
import { LoginLayout } from '#features/session/login/LoginLayout.tsx'
import { TileArt } from '#ui/art/TileArt.tsx'
import { Words } from './Words.tsx'
import page from './Prerender.module.css'
import css from './boxes.module.css'

const categories = ['RNG', 'FISH', 'CRASH', 'LIVE', 'RNG', 'PVP', 'LOTT', 'RNG', 'SPORTS']

/** Placeholder tiles with MELA's own drawings. */
function sample(place: number) {
  const number = place % categories.length
  const game = { vendor: 'MELA', id: `${number}`, category: categories[number] ?? '', name: '' }
  return (
    <div className={css.tile}>
      <TileArt game={game} />
    </div>
  )
}

/** Template for a game this box showed at the last start (start.inline.ts): a tile without its picture. */
export const SeenBox = () => (
  <div className={`${tile.tile} ${css.tile}`}>
    <TileParts control="span" badge={({ text }) => <Words of={text} />} />
  </div>
)

const HotRow = () => (
  <RowSection row="HOT" title="" heading={<Words of={listNames.HOT} />}>
    <RowSkeleton row="HOT" draw={sample} />
  </RowSection>
)

interface Props {
  readonly categories: readonly Category[]
}

interface BarProps extends Props {
  readonly place: 'home' | 'lobby'
  readonly target: string
}

const CategoryLinks = ({ place, target, categories }: BarProps) => (
  <CategoryBarLayout place={place}>
    <span className={cellClass}>
      <CategoryFace icon="search">
        <Words of={msg`Search`} />
      </CategoryFace>
    </span>
    {(['ALL', ...categories] as const).map((list) => (
      <a key={list} className={cellClass} href={`${target}=${list}`}>
        <CategoryFace icon={listIcons[list]}>
          <Words of={listNames[list]} />
        </CategoryFace>
      </a>
    ))}
  </CategoryBarLayout>
)

export const HomeBoxes = ({ categories }: Props) => (
  <HomeLayout
    banner={<BannerLayout />}
    ticker={<div className={css.marquee} />}
    categories={
      <CategoryLinks place="home" target="/m/home?pageType=list&gameType" categories={categories} />
    }
  >
    <HotRow />
  </HomeLayout>
)

export const LobbyBoxes = ({ categories }: Props) => (
  <>
    <CategoryLinks place="lobby" target="/m/gameLobbyCenter?gameCategory" categories={categories} />
    <ListMenuLayout />
    <div className={page.first} data-boxes="all">
      <HotRow />
    </div>
    <div data-boxes="lobby list">
      <GridSkeleton isShown />
    </div>
  </>
)

const Box = ({ className }: { readonly className?: string | undefined }) => (
  <span className={`${css.box} ${className}`} />
)

export const FormBoxes = () => (
  <LoginLayout
    heading={<Box className={css.title} />}
    fields={
      <>
        <Box className={css.field} />
        <Box className={css.field} />
      </>
    }
    options={null}
    submit={<Box className={css.field} />}
    elsewhere={null}
  />
)
