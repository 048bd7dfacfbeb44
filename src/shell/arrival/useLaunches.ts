import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isStandalone } from '#device/display.ts'
import { onWorkerRequest } from '#device/worker/worker.link.ts'
import { followLaunches } from './launches.ts'

/** Opens what the system passes on: an address or file opened with the installed app, or a tapped notification. */
export function useLaunches() {
  const { history } = useRouter()
  useEffect(() => {
    if (isStandalone() && 'launchQueue' in window) followLaunches(history)
  }, [history])
  useEffect(
    () =>
      onWorkerRequest((request) => {
        if (request.type === 'open') history.push(request.path)
        return request.type === 'open'
      }),
    [history],
  )
}
