import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import { roleAtom } from '#features/session/session.atoms.ts'
import { Link } from '#ui/Link.tsx'
import { optional } from '#ui/optional.ts'
import { isAffiliateOpenAtom } from '#shell/affiliate/affiliate.atoms.ts'
import type { Layout } from '#shell/route/layouts.ts'
import { TabBarLayout, TabFace, tabClass } from './TabBarLayout.tsx'
import { activeTab, tabs } from './tabs.rules.ts'

const RailCategories = optional(() => import('./RailCategories.tsx'), 'RailCategories')
const UnreadChat = optional(() => import('./UnreadChat.tsx'), 'UnreadChat')

interface Props {
  readonly pathname: string
  readonly layout: Layout
  readonly isRail: boolean
  /** The open rail has labels next to the icons, and the categories. */
  readonly isOpen?: boolean
}

export function TabBar({ pathname, layout, isRail, isOpen }: Props) {
  const { t } = useLingui()
  const isGuest = useAtomValue(roleAtom) === 'guest'
  const active = activeTab(pathname, layout)
  const setOpen = useSetAtom(isAffiliateOpenAtom)
  const openPanel = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <TabBarLayout
      label={t({ message: 'Main', comment: 'Name of the bar at the bottom, for screen readers.' })}
    >
      {tabs.map((tab) => {
        if (tab.isInRail && !isRail) return null
        const hasUnread = !isGuest && tab.icon === 'profile'
        return (
          <Link
            key={tab.to}
            to={tab.to}
            className={tabClass}
            current={tab === active}
            aria-haspopup={tab.isPanel && 'dialog'}
            onClick={tab.isPanel && openPanel}
          >
            <TabFace icon={tab.icon} label={t(tab.label)} unread={hasUnread && <UnreadChat />} />
          </Link>
        )
      })}
      {isOpen && <RailCategories />}
    </TabBarLayout>
  )
}
