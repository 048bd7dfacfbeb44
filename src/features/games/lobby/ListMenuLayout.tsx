import css from './ListMenuLayout.module.css'

/** The menu's box while its content is unknown; the prerendered page draws it too. */
export const ListMenuLayout = () => <div className={css.row} />
