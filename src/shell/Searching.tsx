import { useLocation } from '@tanstack/react-router'
import { optional } from '../ui/optional.ts'
import { useSticky } from '../ui/useSticky.ts'

const Search = optional(() => import('../features/games/search/SearchHost.tsx'), 'SearchHost')

export function Searching() {
  const isOpen = useLocation({ select: ({ search }) => (search.find ?? search.card) !== undefined })
  const isNeeded = useSticky(isOpen)
  return isNeeded && <Search />
}
