import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { AgeGate } from '#features/age/AgeGate.tsx'
import { isAgeGateShownAtom } from '#features/age/age.atoms.ts'
import { GameTasks } from '#features/games/sheet/GameTasks.tsx'
import { LoadingToast } from '#features/games/home/LoadingToast.tsx'
import { forgetDrafts } from '#features/feedback/forgetDrafts.ts'
import { hasConsent } from '#features/push/consent.ts'
import { OfflineQueueHost } from '#features/install/offlineQueue/OfflineQueueHost.tsx'
import { lostPartsAtom } from '#net/reports/lostPart.ts'
import { UpdateHost } from '#features/install/UpdatePrompt.tsx'
import { knownSiteAtom } from '#features/merchant/merchant.atoms.ts'
import { storeSiteIntent } from '#features/merchant/storeSite.ts'
import { amendTypeIntent } from '#features/session/memberType.ts'
import { memberAtom, roleAtom } from '#features/session/session.atoms.ts'
import { deliverSignOuts } from '#features/session/signOut/signOut.ts'
import { answeredServicesAtom, storeServicesIntent } from '#features/support/support.atoms.ts'
import { answeredLinesAtom, storeLinesIntent } from '#features/support/connection/storeLines.ts'
import { ChatHost } from '#features/chat/ChatHost.tsx'
import { isChattingAtom } from '#features/chat/chat.atoms.ts'
import '#i18n/foreign/scripts.ts'
import { dropOpenLogins } from '#features/session/remembered/remembered.legacy.ts'
import { UnreadSync } from '#features/messages/unread/UnreadSync.tsx'
import { HumanCheckHost } from '#features/verification/human/HumanCheckHost.tsx'
import { useAfterFirstUse } from '#device/useLater.ts'
import { useIntentOnChange } from '#net/useIntentOnChange.ts'
import { EachIsolated } from '#ui/Boundary.tsx'
import { optional } from '#ui/optional.ts'
import { useHiddenMoney } from '#shell/arrival/useHiddenMoney.ts'
import { useArrival } from '#shell/arrival/useArrival.ts'
import { useLaunches } from '#shell/arrival/useLaunches.ts'
import { usePageHead } from '#shell/arrival/usePageHead.ts'
import { plainPath } from '#shell/seen/drawn.rules.ts'
import { storeSeen } from '#shell/seen/storeSeen.ts'
import { PopupHost } from '#shell/popups/PopupHost.tsx'
import { popupSlots } from '#shell/popups/popupSlots.ts'
import { routesAt, staticDataAt, useStaticData } from '#shell/route/staticData.ts'
import { StatusGate } from '#shell/status/StatusGate.tsx'
import { answeredStatusAtom, storeStatusIntent } from '#shell/status/status.atoms.ts'
import { HomeFoot } from '#shell/footer/HomeFoot.tsx'
import { useLinkGate } from '#shell/route/useLinkGate.ts'
import { retryStoredLanguageIntent } from '#shell/language/language.choice.ts'
import { useOtherTabs } from '#shell/useOtherTabs.ts'
import { AccountWall } from '#shell/wall/AccountWall.tsx'
import { SessionKeeper } from '#shell/wall/SessionKeeper.tsx'
import { AffiliateHost, HomeScreenHost } from './sheets.ts'

const PullToRefresh = optional(() => import('#shell/refresh/PullToRefresh.tsx'), 'PullToRefresh')

const DrawNotices = optional(
  () => import('#features/lottery/notice/DrawNotices.tsx'),
  'DrawNotices',
)

const PushSync = optional(() => import('#features/push/PushSync.tsx'), 'PushSync')

const ShortcutHost = optional(() => import('#shell/shortcuts/ShortcutHost.tsx'), 'ShortcutHost')

/** Windows can turn forced colours on and off while the app runs. */
const addForcedColours = () => {
  const forced = matchMedia('(forced-colors: active)')
  const add = () => forced.matches && void import('#styles/forcedColours.ts')
  add()
  forced.addEventListener('change', add)
  return () => forced.removeEventListener('change', add)
}

/** Preloads the offline page, which cannot be fetched once the network is gone. */
const prepareErrorPage = () => void import('#shell/status/ErrorPage.tsx').catch(() => undefined)

function routeOf(router: AnyRouter, pathname: string): string | null {
  const route = routesAt(router, pathname).at(-1)
  return route ? plainPath(route.fullPath) : null
}

const measureIntent = atom(null, (_get, set, router: AnyRouter) =>
  import('#features/reports/vitals/vitals.ts')
    .then(({ measureVisitIntent }) =>
      set(measureVisitIntent, (pathname) => routeOf(router, pathname)),
    )
    .catch(() => undefined),
)

interface KeepersProps {
  readonly pathname: string
  readonly isMeasured: boolean
}

function Keepers({ pathname, isMeasured }: KeepersProps) {
  const router = useRouter()
  const measure = useSetAtom(measureIntent)
  const retryLanguage = useSetAtom(retryStoredLanguageIntent)
  usePageHead(pathname)
  useArrival()
  useLaunches()
  useLinkGate()
  useHiddenMoney()
  useOtherTabs()
  useIntentOnChange(answeredStatusAtom, storeStatusIntent)
  useIntentOnChange(knownSiteAtom, storeSiteIntent)
  useIntentOnChange(memberAtom, amendTypeIntent)
  useIntentOnChange(answeredServicesAtom, storeServicesIntent)
  useIntentOnChange(answeredLinesAtom, storeLinesIntent)
  useEffect(() => storeSeen((pathname) => staticDataAt(router, pathname).layout), [router])
  useEffect(() => retryLanguage(), [retryLanguage])
  useEffect(forgetDrafts, [])
  useEffect(dropOpenLogins, [])
  useEffect(deliverSignOuts, [])
  useEffect(prepareErrorPage, [])
  useEffect(addForcedColours, [])
  useEffect(() => {
    if (isMeasured) void measure(router)
  }, [isMeasured, measure, router])
  return null
}

interface Props {
  readonly pathname: string
  readonly hasShortcuts: boolean
}

export function BackgroundTasks({ pathname, hasShortcuts }: Props) {
  const { layout, isLive } = useStaticData(pathname)
  const isHome = layout === 'home'
  const isCovered = [useAtomValue(isChattingAtom), useAtomValue(isAgeGateShownAtom)].includes(true)
  const isGuest = useAtomValue(roleAtom) === 'guest'
  // Left by a session that ended while the app was closed.
  const [isPushLeft] = useState(() => isGuest && hasConsent())
  const isUsed = useAfterFirstUse()
  const isBroken = useAtomValue(lostPartsAtom).length > 0
  return (
    <EachIsolated>
      <Keepers pathname={pathname} isMeasured={isUsed || isBroken} />
      <UpdateHost />
      <OfflineQueueHost />
      <PopupHost slots={popupSlots} isHome={isHome && !isCovered} />
      <AccountWall pathname={pathname} />
      <SessionKeeper pathname={pathname} />
      <AgeGate />
      <StatusGate />
      <HumanCheckHost />
      <UnreadSync pathname={pathname} />
      <ChatHost />
      <AffiliateHost />
      <HomeScreenHost />
      {isHome && <LoadingToast />}
      {isUsed && (isHome || isLive) && <PullToRefresh page={isHome ? 'home' : 'live'} />}
      {isHome && <HomeFoot isUsed={isUsed} />}
      {isUsed && !isGuest && <DrawNotices isPlaying={layout === 'game'} />}
      {(isUsed || isPushLeft) && <PushSync />}
      <GameTasks />
      {hasShortcuts && <ShortcutHost />}
    </EachIsolated>
  )
}
