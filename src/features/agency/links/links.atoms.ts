import {
  createAgentLink,
  disableAgentLink,
  listAgentLinks,
  openAccount,
} from '#api/promotions/agency.ts'
import { intentAtom } from '#net/intent.ts'
import { queryAtom } from '#net/query/query.ts'

export const linksAtom = queryAtom(listAgentLinks, () => ({}))

export const createLinkIntent = intentAtom(createAgentLink)
export const disableLinkIntent = intentAtom(disableAgentLink)
export const openAccountIntent = intentAtom(openAccount)
