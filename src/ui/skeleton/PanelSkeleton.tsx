import { Skeleton } from './Skeleton.tsx'
import panel from '#ui/layout/Panel.module.css'
import css from './PanelSkeleton.module.css'

/** A panel of rows, each with a name and a value. */
export const PanelSkeleton = ({ rows }: { readonly rows: number }) => (
  <div className={panel.panel} aria-hidden="true">
    <Skeleton shape="line" className={css.title} />
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={css.row}>
        <Skeleton shape="line" className={css.name} />
        <Skeleton shape="line" className={css.value} />
      </div>
    ))}
  </div>
)
