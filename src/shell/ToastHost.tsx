import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Toast } from '../ui/Toast.tsx'
import { type ToastItem, cancelToast, removeToast, toastsAtom } from '../ui/toasts.ts'
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

/** Waits until settled; after 15 s it says why and offers a way out (decisions 31). */
function LoadingToast({ item }: { readonly item: ToastItem }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Toast kind="loading">
      {isSlow ? <Trans>The network is slow</Trans> : item.text}
      {isSlow && (
        <Button kind="quiet" size="small" onClick={() => cancelToast(item)}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </Toast>
  )
}
