import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { useSkeleton } from '../../ui/skeleton/useSkeleton.ts'
import css from './RegistrationScreen.module.css'

interface Props {
  readonly banner: ReactNode
  readonly children: ReactNode
}

export const RegistrationLayout = ({ banner, children }: Props) => (
  <div className={css.page}>
    {banner}
    <h1 className={css.heading}>
      <Trans>Create your account</Trans>
    </h1>
    {children}
  </div>
)

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
