import { t } from '@lingui/core/macro'
import type { RouterHistory } from '@tanstack/react-router'
import { isBusy } from '#device/page/busy.ts'
import { onLaunch } from '#device/launch.ts'
import { ownHref } from '#net/urlGate.ts'
import { confirm } from '#ui/overlay/confirmation.ts'

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
