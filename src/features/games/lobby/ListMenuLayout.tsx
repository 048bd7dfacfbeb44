import css from './ListMenuLayout.module.css'

/** The box of the list's menu before it is known what stands in it. */
export const ListMenuLayout = () => <div className={css.row} />
