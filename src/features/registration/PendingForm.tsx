import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { useSkeleton } from '../../ui/skeleton/useSkeleton.ts'
import css from './RegistrationScreen.module.css'

const boxes = ['name', 'password', 'confirmation', 'code'] as const

export function PendingForm() {
  const isShown = useSkeleton(true)
  return (
    <div aria-busy="true">
      <div className={css.tabs}>{isShown && <Skeleton className={css.block} />}</div>
      <div className={css.fields}>
        {boxes.map((box) => (
          <div key={box} className={css.box}>
            {isShown && <Skeleton shape="line" className={css.word} />}
            {isShown && <Skeleton className={css.block} />}
          </div>
        ))}
      </div>
    </div>
  )
}
