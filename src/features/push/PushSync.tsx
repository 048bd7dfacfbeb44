import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { languageAtom } from '#i18n/language.atoms.ts'
import { onSignOut } from '#net/session/signOut.ts'
import { roleAtom, sessionAtom } from '#features/session/session.atoms.ts'
import { refreshPushIntent, stopPush } from './push.atoms.ts'

/** Keeps the subscription registered for the player who asked for it, and ends it with their session. */
export function PushSync() {
  const language = useAtomValue(languageAtom)
  const role = useAtomValue(roleAtom)
  const account = useAtomValue(sessionAtom)?.userName
  const refresh = useSetAtom(refreshPushIntent)
  useEffect(() => void refresh(), [language, role, account, refresh])
  useEffect(() => onSignOut(() => void stopPush()), [])
  return null
}
