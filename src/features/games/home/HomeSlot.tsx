import { type ReactNode, Suspense } from 'react'
import css from './HomeSlot.module.css'
import { useNear, wellInside } from '../useNear.ts'

/**
 * Reserves room for two strips and fills it once it is well inside the viewport: it is not part of the first screen.
 */
export function HomeSlot({ children }: { readonly children: ReactNode }) {
  const [place, isNear] = useNear<HTMLDivElement>(false, wellInside)
  return (
    <div ref={place} className={css.slot} data-slot="strips">
      {isNear && <Suspense>{children}</Suspense>}
    </div>
  )
}
