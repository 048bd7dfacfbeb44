import { atom } from 'jotai'
import { listAgentNotices, listPopularNotices } from '../../api/notices.ts'
import { may } from '../../api/roles.ts'
import { languageAtom } from '../../i18n/language.atoms.ts'
import { type Read, queryAtom } from '../../net/query.ts'
import { announcementsAtom, isOnAtom, merchantCodeAtom } from '../merchant/merchant.atoms.ts'
import { roleAtom } from '../session/session.atoms.ts'
import { type ShownNotice, inOneList, tickerOf } from './notices.rules.ts'

const wantedAtom = atom((get) => ({
  merchantCode: get(merchantCodeAtom),
  language: get(languageAtom),
}))

const isAgentAtom = atom((get) => may(get(roleAtom), 'agency') && get(isOnAtom)('AGEANNOUNCE3'))

const agentNoticesAtom = queryAtom(listAgentNotices, (get) =>
  get(isAgentAtom) ? get(wantedAtom) : null,
)

const popularAtom = queryAtom(listPopularNotices, (get) => get(wantedAtom))

/** All announcements for this player. A place in the list holds, so an agent's list is not shown by halves. */
export const noticesAtom = atom((get): Read<readonly ShownNotice[]> => {
  const [all, own] = [get(announcementsAtom), get(agentNoticesAtom)]
  return {
    ...all,
    isPending: all.isPending || (own.isPending && !all.failure),
    value: all.value && !own.isPending ? inOneList(all.value.notices, own.value ?? []) : undefined,
  }
})

/** The announcements in the order of the ticker. */
export const tickerAtom = atom((get) => {
  const notices = get(noticesAtom).value
  return notices && tickerOf(notices, get(popularAtom).value ?? [])
})
