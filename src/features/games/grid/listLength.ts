import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { tabStorage, readJson } from '#device/storage/storage.ts'

/** The length of a list, and how many of its first games were loaded in pages. */
interface Length {
  readonly count: number
  readonly paged: number
}

const storageKey = 'listLengths'
const most = 30
const Lengths = v.fallback(
  v.array(v.tuple([v.string(), v.object({ count: v.number(), paged: v.number() })])),
  [],
)

const lengths = new Map<string, Length>(v.parse(Lengths, readJson(tabStorage, storageKey) ?? []))
const unknown: Length = { count: 0, paged: 0 }

/** The list's length when the player left this history entry, by navigation or reload. */
export function useListLength() {
  const router = useRouter()
  const [entry] = useState(() => {
    const { href } = router.state.location
    // Browsers without keys for history entries share one length per address.
    const key = `${window.navigation?.currentEntry?.key ?? ''} ${href}`
    return {
      remembered: lengths.get(key) ?? unknown,
      remember: (length: Length) => keep(key, length),
    }
  })
  return entry
}

function keep(key: string, length: Length) {
  const before = lengths.get(key)
  if (before?.count === length.count && before.paged === length.paged) return
  lengths.delete(key)
  lengths.set(key, length)
  tabStorage.write(storageKey, JSON.stringify([...lengths].slice(-most)))
}
