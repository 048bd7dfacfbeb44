import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const pause = 300

/** What is typed, and a moment later also in the address: the way back from a topic finds it there. */
export function useQuery(initial: string) {
  const [text, setText] = useState(initial)
  const navigate = useNavigate()
  useEffect(() => {
    if (text === initial) return
    const timer = setTimeout(() => {
      const search = text.trim() === '' ? {} : { q: text }
      void navigate({ to: '.', search, hash: true, replace: true, resetScroll: false })
    }, pause)
    return () => clearTimeout(timer)
  }, [text, initial, navigate])
  return [text, setText] as const
}
