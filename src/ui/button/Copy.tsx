import { useLingui } from '@lingui/react/macro'
import { toast } from '#ui/feedback/toasts.ts'
import { IconButton } from './Button.tsx'
import row from './CopyRow.module.css'
import css from './useCopy.module.css'

/** Milliseconds for which the selected text stays. */
const selectedFor = 15_000

let closeRefusal = () => {}

/**
 * Shows a toast after the text has been copied. If the clipboard is missing or denied, as on an insecure origin, it
 * shows the text selected and says how to copy it.
 */
export function useCopy() {
  const { t } = useLingui()
  const howTo = () => {
    if (matchMedia('(pointer: coarse)').matches) return t`Press and hold to copy:`
    const keys = /Mac/.test(navigator.userAgent) ? '⌘C' : 'Ctrl+C'
    return t`Press ${keys} to copy:`
  }
  return async (text: string, copied?: string): Promise<void> => {
    closeRefusal()
    try {
      await navigator.clipboard.writeText(text)
      if (copied) toast('success', copied)
      else toast('success', t`Copied`, 1500)
    } catch {
      const how = howTo()
      const content = (
        <>
          {how}{' '}
          <b ref={select} className={css.text}>
            {text}
          </b>
        </>
      )
      closeRefusal = toast('fail', `${how} ${text}`, selectedFor, undefined, content)
    }
  }
}

const select = (element: HTMLElement | null) => {
  if (element) getSelection()?.selectAllChildren(element)
}

interface Props {
  readonly name: string
  readonly value: string
  readonly copyLabel: string
  readonly isStrong?: boolean
}

export function CopyRow({ name, value, copyLabel, isStrong }: Props) {
  const copy = useCopy()
  return (
    <div className={row.row}>
      <dt className={row.name}>{name}</dt>
      <dd className={row.content}>
        <b className={row.value} dir="auto" data-strong={isStrong || undefined}>
          {value}
        </b>
        <IconButton icon="copy" label={copyLabel} onClick={() => void copy(value)} />
      </dd>
    </div>
  )
}
