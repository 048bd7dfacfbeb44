import { useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { optional } from '../ui/optional.ts'

const Search = optional(() =>
  import('../features/games/search/SearchHost.tsx').then((module) => module.SearchHost),
)

/** The search over any page, loaded when it is first opened and then kept, so that it can close in its own time. */
export function Searching() {
  const isOpen = useLocation({ select: ({ search }) => search.find !== undefined })
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense>
      <Search />
    </Suspense>
  )
}
