import { useCallback, useEffect, useState } from 'react'
import type { Stored } from '../../../device/storage/stored.ts'

const nothing: Stored = { pages: 0, pictures: 0, lists: 0 }

/** Measures after mount: it must not delay the screen. */
export function useStored(weigh: () => Promise<Stored>) {
  const [stored, setStored] = useState<Stored>()
  const measure = useCallback(() => weigh().then(setStored, () => setStored(nothing)), [weigh])
  useEffect(() => void measure(), [measure])
  return { stored, measure }
}
