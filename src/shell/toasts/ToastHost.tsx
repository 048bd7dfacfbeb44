import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Toast } from '../../ui/feedback/Toast.tsx'
import { type ToastItem, cancelToast, removeToast, toastsAtom } from '../../ui/feedback/toasts.ts'
import css from './ToastHost.module.css'

/** Short notices, above any dialog. */
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

/** Its time begins when it is drawn: the host's own code may have been long in coming. */
function TimedToast({ item }: { readonly item: ToastItem }) {
  const { id, kind, text, milliseconds } = item
  useEffect(() => {
    if (milliseconds === 0) return
    const timer = setTimeout(removeToast, milliseconds, id)
    return () => clearTimeout(timer)
  }, [id, milliseconds])
  return kind === 'loading' ? <LoadingToast item={item} /> : <Toast kind={kind}>{text}</Toast>
}

/** The newest popover lies on top, also of a dialog that was opened after an earlier toast. */
function raise(host: HTMLElement) {
  if (!('showPopover' in host)) return
  host.hidePopover()
  host.showPopover()
}

const patience = 15_000
/** A form's own deadline comes with the end of the patience: the way out is there before. */
const cancelAfter = 5000

/** Waits until settled; what can be given up can be after 5 s, and after 15 s it says why it waits (decisions 31). */
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

/** Whether so many milliseconds are over. */
function useAfter(milliseconds: number) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isOver
}
