import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import css from './TabBar.module.css'

/** The bottom bar, without words or state of its own; the prerendered frame draws it too. */
export const TabBarFrame = ({ label, children }: { label?: string; children: ReactNode }) => (
  <nav className={css.bar} aria-label={label}>
    {children}
  </nav>
)

interface FaceProps {
  readonly icon: IconName
  readonly label?: string
  readonly badge?: string | null
}

/** What is inside a tab: icon, word and the count of what is unread. */
export const TabFace = ({ icon, label, badge }: FaceProps) => (
  <>
    <span className={css.icon}>
      <Icon name={icon} />
      {badge && <span className={css.badge}>{badge}</span>}
    </span>
    <span className={css.label}>{label}</span>
  </>
)

export const tabClass = css.tab
