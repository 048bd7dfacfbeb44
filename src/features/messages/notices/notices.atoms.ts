import { atom } from 'jotai'
import { listAgentNotices, listPopularNotices } from '#api/content/notices.ts'
import { may } from '#api/roles.ts'
import { type Read, queryAtom } from '#net/query/query.ts'
import { announcementsAtom, inLanguage, isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { type ShownNotice, inOneList, tickerOf } from './notices.rules.ts'

const isAgentAtom = atom((get) => may(get(roleAtom), 'agency') && get(isOnAtom)('AGEANNOUNCE3'))

const agentNoticesAtom = queryAtom(listAgentNotices, (get) =>
  get(isAgentAtom) ? inLanguage(get) : null,
)

const popularAtom = queryAtom(listPopularNotices, inLanguage)

export const knownNoticesAtom = atom((get) =>
  inOneList(get(announcementsAtom).value?.notices ?? [], get(agentNoticesAtom).value ?? []),
)

/** Indexes into this list must be stable, so it waits for the agents' part too. */
export const noticesAtom = atom((get): Read<readonly ShownNotice[]> => {
  const all = get(announcementsAtom)
  const isPending = get(agentNoticesAtom).isPending && !all.failure
  return {
    ...all,
    isPending: all.isPending || isPending,
    value: all.value && !isPending ? get(knownNoticesAtom) : undefined,
  }
})

export const tickerAtom = atom((get) => {
  const notices = get(noticesAtom).value
  return notices && tickerOf(notices, get(popularAtom).value ?? [])
})
