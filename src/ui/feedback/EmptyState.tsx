import type { ReactNode } from 'react'
import { MotifArt } from '#ui/art/MotifArt.tsx'
import type { Motif } from '#ui/art/motifs/motifs.ts'
import { ScallopedRing } from '#ui/icon/ornaments.tsx'
import css from './EmptyState.module.css'

type Props = {
  motif?: Motif
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  urgent?: boolean
  /** Set if the page shows nothing else. */
  heading?: 'h1' | undefined
}

export function EmptyState({ motif = 'pot', title, children, action, urgent, heading }: Props) {
  const Title = heading ?? 'p'
  return (
    <div className={css.state} role={urgent ? 'alert' : undefined}>
      <span className={css.art}>
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <circle className={css.disc} r="38" />
          <ScallopedRing className={css.ring} />
        </svg>
        <MotifArt className={css.motif} motif={motif} palette={5} />
      </span>
      <Title className={css.title}>{title}</Title>
      {children !== undefined && <div className={css.text}>{children}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  )
}
