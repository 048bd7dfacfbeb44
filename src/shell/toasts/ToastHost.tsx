import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useAfter } from '#device/useLater.ts'
import { Button } from '#ui/button/Button.tsx'
import { Toast } from '#ui/feedback/Toast.tsx'
import {
  type ToastItem,
  type ToastKind,
  cancelToast,
  removeToast,
  toastsAtom,
} from '#ui/feedback/toasts.ts'
import { topDialogAtom, useFoot } from '#ui/overlay/layers.ts'
import css from './ToastHost.module.css'

const regions = { polite: ['info', 'success', 'loading'], assertive: ['fail', 'offline'] } as const

/** Milliseconds that a screen reader needs to notice an empty region. */
const unnoticed = 100

/**
 * Both regions exist before any toast, because a screen reader may not announce a toast that appears together with
 * its region.
 */
export function ToastHost() {
  const items = useAtomValue(toastsAtom)
  const [isLate] = useState(items.length > 0)
  const isNoticed = useAfter(unnoticed) || !isLate
  const { place, host } = useHost()
  useFoot(items.length > 0)
  const inRegion = (kinds: readonly ToastKind[]) =>
    items
      .filter(({ kind }) => isNoticed && kinds.includes(kind))
      .map((item) => <TimedToast key={item.id} item={item} />)
  return (
    <div ref={place}>
      <div ref={host} className={css.host} popover="manual">
        <div className={css.region} aria-live="polite">
          {inRegion(regions.polite)}
        </div>
        <div className={css.region} aria-live="assertive">
          {inRegion(regions.assertive)}
        </div>
      </div>
    </div>
  )
}

/**
 * In a popover, to appear above any dialog, and inside the topmost dialog, because everything around that is inert.
 * The element is moved there: a portal would register every event listener again and restart each toast.
 */
function useHost() {
  const place = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const dialog = useAtomValue(topDialogAtom)
  useLayoutEffect(() => {
    const element = host.current
    const raise = () => {
      if (!element) return
      ;(dialog ?? place.current)?.append(element)
      if ('showPopover' in element) element.showPopover()
    }
    raise()
    document.addEventListener('fullscreenchange', raise)
    return () => document.removeEventListener('fullscreenchange', raise)
  }, [dialog])
  useLayoutEffect(() => {
    const element = host.current
    return () => element?.remove()
  }, [])
  return { place, host }
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

const patience = 15_000
/** Milliseconds. Ends before `patience`, after which a form's own deadline ends the wait. */
const cancelAfter = 5000

/** Can be cancelled after 5 s, and says after 15 s that the network is slow. */
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
