import { atom } from 'jotai'
import { launchGame } from '../../../api/launch.ts'
import { getWallet } from '../../../api/member.ts'
import { addRecent } from '../../../api/recent.ts'
import { intentAtom, perform } from '../../../net/intent.ts'
import { invalidate } from '../../../net/queryClient.ts'
import { siteAtom } from '../../merchant/merchant.atoms.ts'
import { sessionAtom } from '../../session/session.atoms.ts'
import type { LaunchTarget } from './target.rules.ts'

export const launchIntent = intentAtom(launchGame)

/** The origins that vendors' frames come from; undefined until the platform has told. */
export const gameHostsAtom = atom((get) => get(siteAtom).value?.gameHosts)

/** Remembers a game that was opened; that it was not remembered is nobody's trouble. */
export const rememberGameIntent = atom(null, async (get, _set, { id, vendor }: LaunchTarget) => {
  if (get(sessionAtom) === null) return
  await perform(addRecent, { id, vendor }).catch(() => undefined)
})

export const refreshBalanceIntent = atom(null, () => void invalidate(getWallet))
