import { t } from '@lingui/core/macro'
import type { RouterHistory } from '@tanstack/react-router'
import { isBusy } from '../../device/page/busy.ts'
import { onLaunch } from '../../device/launchQueue.ts'
import { passageOf } from '../../net/urlGate.ts'
import { confirm } from '../../ui/overlay/confirmation.ts'

/** A link, a shortcut or something shared that the system hands to the open app leads there, without a reload. */
export function followLaunches(history: RouterHistory) {
  const open = async (address: string) => {
    const passage = passageOf(address, { kind: 'link', hosts: [] })
    // A tap on the app's icon counts as a launch too: the app only comes to the front.
    if (passage?.kind !== 'own' || passage.path === '/m/home') return
    if (!isBusy() || (await askToLeave())) history.push(passage.path)
  }
  onLaunch((address) => void open(address))
}

/** A filled form, a payment or a game is not left for a tap in another app. */
const askToLeave = () =>
  confirm({
    title: t`Open the link?`,
    text: t`You will leave what you are doing here.`,
    confirm: t`Open`,
    cancel: t`Stay here`,
  })
