import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { AppLink } from '../AppLink.tsx'
import { unreadChatAtom } from '../unread.atoms.ts'
import { capUnread } from '../unread.rules.ts'
import { TabBarFrame, TabFace, tabClass } from './TabBarFrame.tsx'
import { activeTab, tabs } from './tabs.rules.ts'

export function TabBar({ pathname }: { readonly pathname: string }) {
  const { t } = useLingui()
  const unread = capUnread(useAtomValue(unreadChatAtom))
  const active = activeTab(pathname)
  return (
    <TabBarFrame label={t`Main`}>
      {tabs.map((tab) => {
        const badge = tab.icon === 'profile' ? unread : null
        return (
          <AppLink
            key={tab.to}
            to={tab.to}
            className={tabClass}
            aria-label={badge ? t`${t(tab.label)}, ${badge} unread` : undefined}
            aria-current={tab === active ? 'page' : undefined}
          >
            <TabFace icon={tab.icon} label={t(tab.label)} badge={badge} />
          </AppLink>
        )
      })}
    </TabBarFrame>
  )
}
