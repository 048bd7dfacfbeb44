import {
  CategoryBarLayout,
  CategorySkeleton,
} from '../../features/games/categories/CategoryBar.tsx'
import { HomeLayout } from '../../features/games/home/HomeLayout.tsx'
import { RowSection, RowSkeleton } from '../../features/games/home/RowSection.tsx'
import { GridSkeleton } from '../../features/games/grid/GridSkeleton.tsx'
import { ListMenuLayout } from '../../features/games/lobby/ListMenuLayout.tsx'
import { TileParts } from '../../features/games/tile/TileParts.tsx'
import tile from '../../features/games/tile/GameTile.module.css'
import { BannerFrame } from '../../features/promotions/banners/BannerFrame.tsx'
import { LoginFrame } from '../../features/session/login/LoginFrame.tsx'
import { TileArt } from '../../ui/art/TileArt.tsx'
import css from './boxes.module.css'

const categories = ['RNG', 'FISH', 'CRASH', 'LIVE', 'RNG', 'PVP', 'LOTT', 'RNG', 'SPORTS']

/** Placeholder tiles with MELA's own drawings. */
const sample = (place: number) => (
  <div className={css.tile}>
    <TileArt
      vendor="MELA"
      nodeId={place}
      category={categories[place % categories.length] ?? 'RNG'}
      shape="square"
    />
  </div>
)

/** Template for a game this box showed at the last start (start.inline.ts): a tile without its picture. */
export const SeenBox = () => (
  <div className={`${tile.tile} ${css.tile}`}>
    <TileParts control="span" />
  </div>
)

const Categories = ({ place }: { readonly place: 'home' | 'lobby' }) => (
  <CategoryBarLayout place={place}>
    <CategorySkeleton count={6} />
  </CategoryBarLayout>
)

export const HomeBoxes = () => (
  <HomeLayout
    banner={<BannerFrame />}
    ticker={<div className={css.marquee} />}
    categories={<Categories place="home" />}
  >
    <RowSection row="HOT" title="">
      <RowSkeleton row="HOT" draw={sample} />
    </RowSection>
  </HomeLayout>
)

export const LobbyBoxes = () => (
  <>
    <Categories place="lobby" />
    <ListMenuLayout />
    <GridSkeleton isShown />
  </>
)

const Box = ({ className }: { readonly className?: string | undefined }) => (
  <span className={`${css.box} ${className}`} />
)

export const FormBoxes = () => (
  <LoginFrame
    heading={<Box className={css.title} />}
    fields={
      <>
        <Box className={css.field} />
        <Box className={css.field} />
      </>
    }
    options={null}
    submit={<Box className={css.button} />}
    elsewhere={null}
  />
)
