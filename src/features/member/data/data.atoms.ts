import { atom } from 'jotai'
import { getOwnData } from '../../../api/account/memberData.ts'
import { call } from '../../../net/call.ts'

export const takeOwnDataIntent = atom(null, async () => (await call(getOwnData, {})).value)
