import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useCallback } from 'react'

/** A plain click follows the link inside the app; a modified one is left to the browser. */
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
