import { useEffect, useState } from 'react'
import { afterLoad } from './idle.ts'

/** True once the page has loaded and is idle. */
export function useAfterLoad() {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => afterLoad(() => setLoaded(true)), [])
  return isLoaded
}
