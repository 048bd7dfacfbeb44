import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { isOnlineAtom } from '#device/traffic/connection.ts'

/** Null while there is a network. */
export function useOfflineReason(): string | null {
  const { t } = useLingui()
  return useAtomValue(isOnlineAtom) ? null : t`This needs a connection.`
}
