import { atom } from 'jotai'
import { knownSiteAtom } from '../../merchant/merchant.atoms.ts'
import type { KnownHosts } from './connection.rules.ts'
import { readLines } from './connection.storage.ts'
import { answeredLinesAtom } from './storeLines.ts'

const storedLinesAtom = atom(readLines)

export const knownHostsAtom = atom((get): KnownHosts => ({
  ...(get(answeredLinesAtom) ?? get(storedLinesAtom)),
  imageHosts: get(knownSiteAtom).imageHosts,
}))
