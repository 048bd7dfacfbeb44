import { useAtomValue, useSetAtom } from 'jotai'
import { type MoneyKind, dropSentKey, storeSentKey, sentKeyOf } from '#net/money/sentKeys.ts'
import { playerAtom } from '#net/session/player.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'

/** Fallback where storage is unavailable: the key lives as long as the page. */
interface Held {
  readonly account: string
  readonly key: string | null
}

const heldAtoms = {
  deposit: playerAtom<Held | null>(null),
  withdrawal: playerAtom<Held | null>(null),
} satisfies Record<MoneyKind, unknown>

/** The idempotency key of the player's unanswered order, which survives a restart of the app. */
export function useSentKey(kind: MoneyKind) {
  const account = useAtomValue(sessionAtom)?.userName ?? ''
  const held = useAtomValue(heldAtoms[kind])
  const hold = useSetAtom(heldAtoms[kind])
  return {
    sentKey: held?.account === account ? held.key : sentKeyOf(account, kind),
    storeKey: (key: string) => {
      storeSentKey({ account, kind, key })
      hold({ account, key })
    },
    dropKey: (key: string) => {
      dropSentKey(key)
      hold({ account, key: null })
    },
  }
}
