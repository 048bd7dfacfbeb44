import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { optional, useSticky } from '#ui/optional.ts'

const Search = optional(() => import('./Search.tsx'), 'Search')

export function Searching() {
  const here = useLocation()
  const isOpen = (here.search.find ?? here.search.card) !== undefined
  const [below, setBelow] = useState(isOpen ? null : here)
  if (!isOpen && below !== here) setBelow(here)
  const isNeeded = useSticky(isOpen)
  return isNeeded && <Search below={below} />
}
