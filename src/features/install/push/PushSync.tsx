import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { unsubscribeFromPush } from '../../../device/worker/push.ts'
import { languageAtom } from '../../../i18n/language.atoms.ts'
import { onSignOut } from '../../../net/session/signOut.ts'
import { roleAtom } from '../../session/session.atoms.ts'
import { refreshPushIntent } from './push.atoms.ts'

/** Keeps the subscription registered, and deletes it at sign-out. */
export function PushSync() {
  const language = useAtomValue(languageAtom)
  const role = useAtomValue(roleAtom)
  const refresh = useSetAtom(refreshPushIntent)
  useEffect(() => void refresh(), [language, role, refresh])
  useEffect(() => onSignOut(() => void unsubscribeFromPush()), [])
  return null
}
