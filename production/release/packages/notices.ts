import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MerchantFile } from '#build/brand/merchant.ts'

const root = join(import.meta.dirname, '../../..')

/** The key of the play-money platform, which public/merchant.json names. */
const playMoneyKeys: readonly string[] = JSON.parse(
  readFileSync(join(root, 'public/merchant.json'), 'utf8'),
).sealingKeyIds

const missing = {
  games: 'no game opens',
  chat: 'the live chat does not open',
  images: 'no picture from another host is shown',
} as const

/** What a release cannot do with these settings, one sentence each (docs/operate.md). */
export function noticesOf({ hosts, sealingKeyIds = [] }: MerchantFile): readonly string[] {
  const kinds = (['games', 'chat', 'images'] as const).filter((kind) => !hosts[kind]?.length)
  return [
    ...kinds.map((kind) => `merchant.json names no hosts.${kind}: ${missing[kind]}.`),
    ...(sealingKeyIds.some((id) => playMoneyKeys.includes(id))
      ? [
          'merchant.json names no sealingKeyIds: passwords are sealed for the play-money platform alone.',
        ]
      : []),
  ]
}
