import { useAtomValue } from 'jotai'
import { isNativeWrapper, isStandalone } from '#device/display.ts'
import { isClosedAtom, isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import type { Viewer } from './menu.rules.ts'

export function useViewer(): Viewer {
  return {
    role: useAtomValue(roleAtom),
    isRewardsClosed: useAtomValue(isClosedAtom)('REWCEN3'),
    hasChat: useAtomValue(isOnAtom)('CBS3'),
    isInstalled: isNativeWrapper() || isStandalone(),
  }
}
