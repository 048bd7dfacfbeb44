import { getInvitation, listFriends } from '#api/promotions/invite.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { pagesAtom, queryAtom } from '#net/query/query.ts'

export const invitationAtom = queryAtom(getInvitation, (get) => ({ language: get(languageAtom) }))

export const friendsAtom = pagesAtom(listFriends, (_get, pageNo) => ({ pageNo, pageSize: 20 }))
