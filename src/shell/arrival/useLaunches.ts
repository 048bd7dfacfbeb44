import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isStandalone } from '../../device/display.ts'

export function useLaunches() {
  const { history } = useRouter()
  useEffect(() => {
    if (isStandalone() && 'launchQueue' in window)
      void import('./launches.ts')
        .then(({ followLaunches }) => followLaunches(history))
        .catch(() => undefined)
  }, [history])
}
