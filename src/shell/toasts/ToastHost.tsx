import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useAfter } from '../../device/useAfter.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Toast } from '../../ui/feedback/Toast.tsx'
import { type ToastItem, cancelToast, removeToast, toastsAtom } from '../../ui/feedback/toasts.ts'
import css from './ToastHost.module.css'

/** In a popover, to appear above any dialog. */
export function ToastHost() {
  const items = useAtomValue(toastsAtom)
  const host = useRef<HTMLDivElement>(null)
  const newest = items.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined && host.current) raise(host.current)
  }, [newest])
  return (
    <div ref={host} className={css.host} popover="manual">
      {items.map((item) => (
        <TimedToast key={item.id} item={item} />
      ))}
    </div>
  )
}

/** The time starts at the first render: the host's code may have taken long to load. */
function TimedToast({ item }: { readonly item: ToastItem }) {
  const { id, kind, text, content = text, milliseconds } = item
  useEffect(() => {
    if (milliseconds === 0) return
    const timer = setTimeout(removeToast, milliseconds, id)
    return () => clearTimeout(timer)
  }, [id, milliseconds])
  return kind === 'loading' ? <LoadingToast item={item} /> : <Toast kind={kind}>{content}</Toast>
}

/** The top layer is ordered by time of showing: shows the host again, to put it above a dialog opened since. */
function raise(host: HTMLElement) {
  if (!('showPopover' in host)) return
  host.hidePopover()
  host.showPopover()
}

const patience = 15_000
/** Milliseconds. Earlier than `patience`, at which a form's own deadline ends the wait. */
const cancelAfter = 5000

/** Decisions 31: can be cancelled after 5 s, and names the slow network after 15 s. */
function LoadingToast({ item }: { readonly item: ToastItem }) {
  const isLong = useAfter(cancelAfter)
  const isSlow = useAfter(patience)
  return (
    <Toast kind="loading">
      {isSlow ? <Trans>The network is slow</Trans> : item.text}
      {isLong && item.onCancel && (
        <Button kind="quiet" size="small" onClick={() => cancelToast(item)}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </Toast>
  )
}
