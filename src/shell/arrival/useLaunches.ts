import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isStandalone } from '#device/display.ts'
import { onWorkerRequest } from '#device/worker/worker.link.ts'

/** Opens what the system passes on: an address or file opened with the installed app, or a tapped notification. */
export function useLaunches() {
  const { history } = useRouter()
  useEffect(() => {
    if (isStandalone() && 'launchQueue' in window)
      void import('./launches.ts')
        .then(({ followLaunches }) => followLaunches(history))
        .catch(() => undefined)
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
