import { t } from '@lingui/core/macro'
import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isStandalone } from '#device/display.ts'
import { onLaunch } from '#device/launch.ts'
import { isBusy } from '#device/page/busy.ts'
import { onWorkerRequest } from '#device/worker/worker.link.ts'
import { ownHref } from '#net/urlGate.ts'
import { confirm } from '#ui/overlay/confirmation.ts'

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

export function followLaunches(history: RouterHistory) {
  const open = async (address: string) => {
    const href = ownHref(address)
    // A tap on the app's icon is a launch too: it only brings the app to the front.
    if (href === null || href === '/m/home') return
    if (!isBusy() || (await askToLeave())) history.push(href)
  }
  onLaunch((address) => void open(address))
}

const askToLeave = () =>
  confirm({
    title: t`Open the link?`,
    text: t`You leave what you are doing now.`,
    confirm: t`Open`,
    cancel: t`Stay here`,
  })
