import { atom } from 'jotai'
import { getOwnData } from '../../../api/account/memberData.ts'
import { call } from '../../../net/call.ts'

/** Asked for on the spot and kept nowhere. */
export const takeOwnDataIntent = atom(null, async () => (await call(getOwnData, {})).value)
