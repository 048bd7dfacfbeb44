import * as v from 'valibot'
import * as api from '#api/money/limits.ts'
import { atTheBank } from '#sandbox/money/money.testing.ts'

const limits = '/wps/member/limits'

export async function careful(username = 'member') {
  const bank = await atTheBank(username)
  const { client, send } = bank
  const protection = async () => v.parse(api.getProtection.output, (await client.get(limits)).value)
  const find = async (kind: string, period: string) =>
    (await protection()).limits.find((limit) => limit.kind === kind && limit.period === period)
  const set = (kind: string, period: string, amount: string | null) =>
    send(limits, { kind, period, amount })
  const history = async () =>
    v.parse(api.listProtectionChanges.output, (await client.get(`${limits}/history`)).value)
  const take = (length: api.BreakLength) => send('/wps/member/break', { length })
  return { ...bank, protection, find, set, history, take }
}
