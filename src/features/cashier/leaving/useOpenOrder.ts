import {
  type NavigateOptions,
  type RouterHistory,
  useNavigate,
  useRouter,
} from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Opens an order in the place of its form and of the form's steps: back leads to where the player came from. */
export function useOpenOrder() {
  const { history } = useRouter()
  const navigate = useNavigate()
  const steps = useRef(0)
  useEffect(() => {
    let before = history.location
    return history.subscribe(({ location, action }) => {
      // A blocked Back is reported too, with the location as it was.
      if (location !== before) steps.current += stepsOf(action)
      before = location
    })
  }, [history])
  return async (order: Pick<NavigateOptions, 'to' | 'search'>) => {
    const back = -steps.current
    if (back < 0) await went(() => history.go(back))
    await navigate({ ...order, replace: true })
  }

  function went(go: () => void) {
    return new Promise<void>((resolve) => {
      const end = history.subscribe(() => {
        end()
        resolve()
      })
      go()
    })
  }
}

type Subscriber = Parameters<RouterHistory['subscribe']>[0]

/** How many history entries an action went forward. */
function stepsOf(action: Parameters<Subscriber>[0]['action']) {
  switch (action.type) {
    case 'PUSH':
    case 'FORWARD':
      return 1
    case 'BACK':
      return -1
    case 'GO':
      return action.index
    case 'REPLACE':
      return 0
  }
}
