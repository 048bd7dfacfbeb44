import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon/Icon.tsx'
import css from './TabBar.module.css'

/** Without text or state, because the prerender draws it too. */
export const TabBarLayout = ({ label, children }: { label?: string; children: ReactNode }) => (
  <nav className={css.bar} aria-label={label}>
    {children}
  </nav>
)

interface FaceProps {
  readonly icon: IconName
  readonly label: ReactNode
  readonly unread?: ReactNode
}

export const TabFace = ({ icon, label, unread }: FaceProps) => (
  <>
    <Icon name={icon} />
    <span className={css.label}>{label}</span>
    {unread && <span className={css.unread}>{unread}</span>}
  </>
)

export const tabClass = css.tab
export const railClass = css.inRail
