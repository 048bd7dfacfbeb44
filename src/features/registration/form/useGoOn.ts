import type { RefObject } from 'react'
import { useListener } from '../../../ui/useListener.ts'

/** Enter leads to the next field and from the last one sends the form; the keyboard's key says which. */
export function useGoOn(form: RefObject<HTMLFormElement | null>) {
  useListener(form, 'focusin', ({ target }) => {
    if (isTextField(target)) target.enterKeyHint = nextOf(target) ? 'next' : 'go'
  })
  useListener(form, 'keydown', (event) => {
    const { target, key } = event
    const next = key === 'Enter' && isTextField(target) ? nextOf(target) : undefined
    if (!next) return
    event.preventDefault()
    next.focus()
  })
}

function nextOf(field: HTMLInputElement): HTMLInputElement | undefined {
  const fields = [...(field.form?.elements ?? [])].filter(isTextField)
  return fields[fields.indexOf(field) + 1]
}

/** A field of the form itself: not of a sheet that lies within it. */
const isTextField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type !== 'checkbox' && !target.closest('dialog')
