import * as v from 'valibot'
import { markOf } from '#device/storage/markOf.ts'
import { phoneStorage, readJson } from '#device/storage/storage.ts'

export type MoneyKind = 'deposit' | 'withdrawal'

/** In `localStorage`. It survives a sign-out, because the next login of the same player looks up the outcome. */
const storageKey = 'sentKeys'

const SentKey = v.object({
  /** The mark of the account, which does not contain its name. */
  mark: v.string(),
  kind: v.picklist(['deposit', 'withdrawal'] satisfies MoneyKind[]),
  key: v.pipe(v.string(), v.regex(/^[\da-f-]{36}$/)),
})
type SentKey = v.InferOutput<typeof SentKey>

const Rows = v.fallback(v.array(v.unknown()), [])

/** A row that cannot be read is dropped on its own. */
const read = (): readonly SentKey[] =>
  v.parse(Rows, readJson(phoneStorage, storageKey)).filter((row) => v.is(SentKey, row))

const maxKeys = 20

const write = (keys: readonly SentKey[]) =>
  phoneStorage.write(storageKey, keys.length > 0 ? JSON.stringify(keys.slice(-maxKeys)) : null)

export const sentKeyOf = (account: string, kind: MoneyKind): string | null =>
  read().findLast((sent) => sent.mark === markOf(account) && sent.kind === kind)?.key ?? null

interface Sent extends Pick<SentKey, 'kind' | 'key'> {
  readonly account: string
}

export const storeSentKey = ({ account, kind, key }: Sent) =>
  write([...read().filter((sent) => sent.key !== key), { mark: markOf(account), kind, key }])

export const dropSentKey = (key: string) => write(read().filter((sent) => sent.key !== key))
