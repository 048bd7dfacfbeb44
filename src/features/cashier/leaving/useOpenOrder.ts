import { type NavigateOptions, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** Opens an order in the place of its form and of the form's steps: back leads to where the player came from. */
export function useOpenOrder() {
  const { history } = useRouter()
  const navigate = useNavigate()
  const place = () => history.location.state.__TSR_index
  const [first] = useState(place)
  return async (order: Pick<NavigateOptions, 'to' | 'search'>) => {
    const steps = place() - first
    if (steps > 0) await went(() => history.go(-steps))
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
