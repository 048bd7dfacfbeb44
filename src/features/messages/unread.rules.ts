import type { MemberKind } from '../../api/member.ts'

/** Nothing is counted for visitors and trial users (section 6). */
export const isCounted = (role: MemberKind | 'guest') => role !== 'guest' && role !== 'trial'
