import css from './ListMenuFrame.module.css'

/** The box of the list's menu before it is known what stands in it. */
export const ListMenuFrame = () => <div className={css.row} />
