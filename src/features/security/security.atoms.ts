import { atom } from 'jotai'
import { endOtherSessions, endSession, getSecurity } from '../../api/account/security.ts'
import { perform } from '../../net/intent.ts'
import { queryAtom } from '../../net/query/query.ts'

export const securityAtom = queryAtom(getSecurity, () => ({}))

export const endSessionIntent = atom(null, (_get, _set, sessionId: string) =>
  perform(endSession, { sessionId }),
)

export const endOtherSessionsIntent = atom(null, () => perform(endOtherSessions, {}))
