import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const pause = 300

/** The query goes to the address after a short delay, so that going back from a topic restores it. */
export function useQuery(initial: string) {
  const [text, setText] = useState(initial)
  const navigate = useNavigate()
  useEffect(() => {
    if (text === initial) return
    const timer = setTimeout(() => {
      const q = text.trim() === '' ? undefined : text
      const search = (here: object) => ({ ...here, q })
      void navigate({ to: '.', search, hash: true, replace: true, resetScroll: false })
    }, pause)
    return () => clearTimeout(timer)
  }, [text, initial, navigate])
  return [text, setText] as const
}
