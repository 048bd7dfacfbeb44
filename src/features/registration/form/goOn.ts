import type { FocusEvent, KeyboardEvent } from 'react'

/** Enter moves to the next field and submits from the last; the keyboard's Enter key is labelled accordingly. */
export const goOn = {
  onFocus: ({ target }: FocusEvent) => {
    if (isTextField(target)) target.enterKeyHint = nextOf(target) ? 'next' : 'go'
  },
  onKeyDown: (event: KeyboardEvent) => {
    const { target, key } = event
    const next = key === 'Enter' && isTextField(target) ? nextOf(target) : undefined
    if (!next) return
    event.preventDefault()
    next.focus()
  },
}

function nextOf(field: HTMLInputElement): HTMLInputElement | undefined {
  const fields = [...(field.form?.elements ?? [])].filter(isTextField)
  return fields[fields.indexOf(field) + 1]
}

/** Not a field of a sheet inside the form. */
const isTextField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type !== 'checkbox' && !target.closest('dialog')
