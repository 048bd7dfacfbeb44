import { RowSkeleton } from '../../features/games/home/RowFrame.tsx'
import { LoginFrame } from '../../features/session/LoginFrame.tsx'
import { Poster } from '../../ui/art/Poster.tsx'
import css from './boxes.module.css'

export const HomeBoxes = () => (
  <div className={css.home}>
    <Poster className={css.banner} />
    <div className={css.marquee} />
    <div className={css.categories} />
    <RowSkeleton row="HOT" title="" />
  </div>
)

export const LobbyBoxes = () => <div className={css.categories} />

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
