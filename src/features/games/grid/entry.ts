import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { passing, readJson } from '../../../device/storage.ts'

const storageKey = 'listLengths'
const most = 30
const Lengths = v.fallback(v.array(v.tuple([v.string(), v.number()])), [])

const lengths = new Map(v.parse(Lengths, readJson(passing, storageKey) ?? []))

/** How long the list was when the player left this entry of the history, even for another page or a reload. */
export function useEntry() {
  const router = useRouter()
  const [entry] = useState(() => {
    const { state, href } = router.state.location
    const key = state.__TSR_key ?? href
    return {
      remembered: lengths.get(key) ?? 0,
      remember: (length: number) => keep(key, length),
    }
  })
  return entry
}

function keep(key: string, length: number) {
  if (lengths.get(key) === length) return
  lengths.delete(key)
  lengths.set(key, length)
  passing.write(storageKey, JSON.stringify([...lengths].slice(-most)))
}
