import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { type MouseEvent, Suspense } from 'react'
import { roleAtom } from '../../features/session/session.atoms.ts'
import { optional } from '../../ui/optional.ts'
import { AppLink } from '../route/AppLink.tsx'
import { isAffiliateOpenAtom } from '../affiliate/affiliate.atoms.ts'
import { TabBarFrame, TabFace, tabClass } from './TabBarFrame.tsx'
import { activeTab, tabs } from './tabs.rules.ts'

const UnreadChat = optional(() => import('./UnreadChat.tsx').then((module) => module.UnreadChat))

export function TabBar({ pathname }: { readonly pathname: string }) {
  const { t } = useLingui()
  const isGuest = useAtomValue(roleAtom) === 'guest'
  const active = activeTab(pathname)
  const setOpen = useSetAtom(isAffiliateOpenAtom)
  const openPanel = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <TabBarFrame label={t`Main`}>
      {tabs.map((tab) => {
        const hasUnread = !isGuest && tab.icon === 'profile'
        return (
          <AppLink
            key={tab.to}
            to={tab.to}
            className={tabClass}
            activeProps={{}}
            aria-current={tab === active ? 'page' : undefined}
            aria-haspopup={tab.isPanel && 'dialog'}
            onClick={tab.isPanel && openPanel}
          >
            <TabFace
              icon={tab.icon}
              label={t(tab.label)}
              unread={
                hasUnread && (
                  <Suspense>
                    <UnreadChat />
                  </Suspense>
                )
              }
            />
          </AppLink>
        )
      })}
    </TabBarFrame>
  )
}
