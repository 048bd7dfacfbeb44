import { useAtomValue } from 'jotai'
import { isNativeWrapper, isStandalone } from '../../device/display.ts'
import { announcementsAtom, switchesAtom } from '../../features/merchant/merchant.atoms.ts'
import { roleAtom } from '../../features/session/session.atoms.ts'
import type { Viewer } from './menu.rules.ts'

/** Who looks at the menu, and what this merchant has switched on for them. */
export function useViewer(): Viewer {
  const promotions = useAtomValue(announcementsAtom).value?.promotions ?? []
  return {
    role: useAtomValue(roleAtom),
    switches: useAtomValue(switchesAtom),
    isReferralOn: promotions.some(({ code, enabled }) => code === 'REFERRAL' && enabled),
    isInstalled: isNativeWrapper() || isStandalone(),
  }
}
