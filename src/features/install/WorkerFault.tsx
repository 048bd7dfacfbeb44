import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { workerFaultAtom } from '#device/worker/worker.link.ts'
import type { Fault } from '#device/worker/worker.messages.ts'
import css from './WorkerFault.module.css'

/** Says why the app is not on this phone; renders nothing if it is. */
export function WorkerFault() {
  const fault = useAtomValue(workerFaultAtom)
  return (
    fault && (
      <p className={css.fault}>
        <Trans>The app does not open offline yet.</Trans> <Why {...fault} />
      </p>
    )
  )
}

function Why({ why }: Fault) {
  if (why === 'changed')
    return (
      <Trans>The app’s files were changed on the way to this device. Try another network.</Trans>
    )
  if (why === 'missing')
    return <Trans>A part of it is missing. The app tries again on your next visit.</Trans>
  if (why === 'full')
    return <Trans>The device is full. Make some room, then open the app again.</Trans>
  if (why === 'offline')
    return <Trans>The connection was lost. The app tries again on your next visit.</Trans>
  return <Trans>Your browser does not allow it, for example in a private window.</Trans>
}
