import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'
import { OfflineBanner } from '#features/install/OfflineBanner.tsx'
import { hasLaterText, laterText } from '#i18n/catalogs/catalogs.ts'
import { EachIsolated, Boundary, FaultContext } from '#ui/Boundary.tsx'
import { optional } from '#ui/optional.ts'
import { useMediaQuery, wideScreen, widestScreen } from '#ui/useMediaQuery.ts'
import { Later } from './Later.tsx'
import { Searching } from './search/Searching.tsx'
import { ignoreSecondTap } from './doubleTap.ts'
import { Questions, Toasts } from './toasts/Toasts.tsx'
import { AccountActions } from './header/AccountActions.tsx'
import { HomeHeader } from './header/HomeHeader.tsx'
import { PageHeader } from './header/PageHeader.tsx'
import { hasAccount, hasFirstText, hasHeader, hasTabBar } from './route/layouts.ts'
import { useStaticData } from './route/staticData.ts'
import css from './Shell.module.css'
import { TabBar } from './tabs/TabBar.tsx'

const WideSearch = optional(() => import('./header/WideSearch.tsx'), 'WideSearch')
const PartFault = optional(() => import('./PartFault.tsx'), 'PartFault')

export function Shell({ children }: { readonly children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const { layout } = useStaticData(pathname)
  const isWide = useMediaQuery(wideScreen)
  const isWidest = useMediaQuery(widestScreen)
  const hasTabs = isWide ? hasHeader(layout) : hasTabBar(layout)
  const search = isWidest && hasAccount(layout) && <WideSearch />
  return (
    <FaultContext value={PartFault}>
      <div className={css.shell} onClickCapture={ignoreSecondTap}>
        <a href="#main" className={css.skip}>
          <Trans>Skip to content</Trans>
        </a>
        {layout === 'home' && <HomeHeader search={search} />}
        {hasHeader(layout) && layout !== 'home' && (
          <PageHeader pathname={pathname} search={search} account={search && <AccountActions />} />
        )}
        <Boundary quiet>
          <OfflineBanner />
        </Boundary>
        <main
          id="main"
          className={css.main}
          tabIndex={-1}
          data-layout={layout}
          data-tabs={hasTabs || undefined}
        >
          <Worded isFirst={hasFirstText(layout)}>{children}</Worded>
        </main>
        {hasTabs && (
          <TabBar pathname={pathname} layout={layout} isRail={isWide} isOpen={isWidest} />
        )}
        <EachIsolated>
          <Toasts />
          <Questions />
          <Searching />
          <Later pathname={pathname} hasShortcuts={isWide} />
        </EachIsolated>
      </div>
    </FaultContext>
  )
}

interface WordedProps {
  readonly isFirst: boolean
  readonly children: ReactNode
}

/** Waits for the text of screens other than home and the lists. */
function Worded({ isFirst, children }: WordedProps) {
  if (!isFirst && !hasLaterText()) use(laterText())
  return children
}
