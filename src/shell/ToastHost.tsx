import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { type ToastItem, type ToastKind, cancelToast, toastsAtom } from '../ui/toasts.ts'
import css from './ToastHost.module.css'

const icons = { info: 'info', success: 'check', fail: 'warning', offline: 'offline' } as const

const isAlert = (kind: ToastKind) => kind === 'fail' || kind === 'offline'

/** Short notices: what failed is an alert, the rest a status; both regions stand from the start. */
export function ToastHost() {
  const items = useAtomValue(toastsAtom)
  return (
    <div className={css.host}>
      <div className={css.region} role="status">
        {items.filter(({ kind }) => !isAlert(kind)).map(draw)}
      </div>
      <div className={css.region} role="alert">
        {items.filter(({ kind }) => isAlert(kind)).map(draw)}
      </div>
    </div>
  )
}

const draw = (item: ToastItem) =>
  item.kind === 'loading' ? (
    <LoadingToast key={item.id} item={item} />
  ) : (
    <p key={item.id} className={css.toast} data-kind={item.kind}>
      <Icon name={icons[item.kind]} size="small" />
      {item.text}
    </p>
  )

const patience = 15_000

/** Waits until settled; after 15 s it says why and offers a way out (decisions 31). */
function LoadingToast({ item }: { readonly item: ToastItem }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className={css.toast} data-kind="loading">
      <Spinner size="small" />
      {isSlow ? <Trans>The network is slow</Trans> : item.text}
      {isSlow && (
        <button type="button" className={css.cancel} onClick={() => cancelToast(item)}>
          <Trans>Cancel</Trans>
        </button>
      )}
    </p>
  )
}
