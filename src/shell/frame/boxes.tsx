import { CategoryBarFrame, CategoryGhosts } from '../../features/games/CategoryBar.tsx'
import { HomeFrame } from '../../features/games/home/HomeFrame.tsx'
import { RowFrame, RowGhosts } from '../../features/games/home/RowFrame.tsx'
import { GridGhosts } from '../../features/games/lobby/list/GridGhosts.tsx'
import { ListMenuFrame } from '../../features/games/lobby/ListMenuFrame.tsx'
import tile from '../../features/games/tile/GameTile.module.css'
import { BannerFrame } from '../../features/promotions/banners/BannerFrame.tsx'
import { LoginFrame } from '../../features/session/login/LoginFrame.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { TileArt } from '../../ui/art/TileArt.tsx'
import css from './boxes.module.css'

const categories = ['RNG', 'FISH', 'CRASH', 'LIVE', 'RNG', 'PVP', 'LOTT', 'RNG', 'SPORTS']

/** The fair's own games, drawn where the platform's will stand. */
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

/** What a box becomes for a game that it showed before (start.inline.ts): a tile without its picture. */
export const SeenBox = () => (
  <div className={`${tile.tile} ${css.tile}`}>
    <span className={tile.play}>
      <span className={tile.art}>
        <TileArt vendor="" nodeId="" category="" />
      </span>
      <span className={tile.name}>
        <span className={tile.words} />
      </span>
    </span>
    <span className={tile.star}>
      <Icon name="star" size="small" />
    </span>
  </div>
)

const Categories = ({ place }: { readonly place: 'home' | 'lobby' }) => (
  <CategoryBarFrame place={place}>
    <CategoryGhosts count={6} />
  </CategoryBarFrame>
)

export const HomeBoxes = () => (
  <HomeFrame
    banner={<BannerFrame />}
    ticker={<div className={css.marquee} />}
    categories={<Categories place="home" />}
  >
    <RowFrame row="HOT" title="">
      <RowGhosts row="HOT" draw={sample} />
    </RowFrame>
  </HomeFrame>
)

export const LobbyBoxes = () => (
  <>
    <Categories place="lobby" />
    <ListMenuFrame />
    <GridGhosts isShown />
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
