import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useCallback } from 'react'

/** Follows a plain link inside the app; another tab is the browser's affair. */
export function useOpening() {
  const { history } = useRouter()
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
        return
      event.preventDefault()
      history.push(event.currentTarget.getAttribute('href') ?? '')
    },
    [history],
  )
}
