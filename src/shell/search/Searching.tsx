import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { optional, useSticky } from '#ui/optional.ts'

const Search = optional(() => import('./Search.tsx'), 'Search')

export function Searching() {
  const here = useLocation()
  const { history } = useRouter()
  const below = useRef<string>(null)
  useEffect(
    () =>
      history.subscribe(({ action: { type } }) => {
        if (type !== 'REPLACE') below.current = type === 'PUSH' ? here.href : null
      }),
    [history, here],
  )
  const isNeeded = useSticky((here.search.find ?? here.search.card) !== undefined)
  return isNeeded && <Search below={below} />
}
