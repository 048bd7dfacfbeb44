import * as v from 'valibot'
import { sentKeysKey } from '../../device/storage/sentKeys.ts'
import { phoneStorage, readJson } from '../../device/storage/storage.ts'

export type MoneyKind = 'deposit' | 'withdrawal'

const SentKey = v.object({
  account: v.string(),
  kind: v.picklist(['deposit', 'withdrawal'] satisfies MoneyKind[]),
  key: v.pipe(v.string(), v.regex(/^[\da-f-]{36}$/)),
})
type SentKey = v.InferOutput<typeof SentKey>

const SentKeys = v.fallback(v.array(SentKey), [])

const read = () => v.parse(SentKeys, readJson(phoneStorage, sentKeysKey))

const write = (keys: readonly SentKey[]) =>
  phoneStorage.write(sentKeysKey, keys.length > 0 ? JSON.stringify(keys) : null)

export const sentKeyOf = (account: string, kind: MoneyKind): string | null =>
  read().findLast((sent) => sent.account === account && sent.kind === kind)?.key ?? null

export const keepSentKey = ({ account, kind, key }: SentKey) =>
  write([...read().filter((sent) => sent.key !== key), { account, kind, key }])

export const dropSentKey = (key: string) => write(read().filter((sent) => sent.key !== key))
