import { endOtherSessions, endSession, getSecurity } from '#api/account/security.ts'
import { intentAtom } from '#net/intent.ts'
import { queryAtom } from '#net/query/query.ts'

export const securityAtom = queryAtom(getSecurity, () => ({}))

export const endOneSessionIntent = intentAtom(endSession)
export const endOtherSessionsIntent = intentAtom(endOtherSessions)
