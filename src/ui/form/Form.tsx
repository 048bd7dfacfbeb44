import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { useListener } from '#ui/useListener.ts'
import { errorId } from './Notes.tsx'

interface Props extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  readonly form: Required<Pick<ComponentProps<'form'>, 'onSubmit'>> & {
    readonly isBusy: boolean
    readonly attempts: number
    readonly failure: unknown
  }
}

/** Screen readers read a field's error when they reach the field; otherwise the error has to announce itself. */
const announceErrorOf = (field: Element) =>
  document.getElementById(errorId(field.id))?.setAttribute('role', 'alert')

/** A screen reader announces the refusal of a focused field twice: as an alert and as the field's description. */
function leaveForButton(form: HTMLFormElement | null) {
  const { activeElement } = document
  if (!form?.contains(activeElement) || !activeElement?.matches('input')) return
  form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
}

/**
 * Focuses the first invalid field after each failure and each invalid submit. An error announces itself if the player
 * is already at the field, as after Enter, or has just left it, as when the platform checks a name.
 */
export function Form({ form: { isBusy, attempts, failure, onSubmit }, ...rest }: Props) {
  const own = useRef<HTMLFormElement>(null)
  const left = useRef<Element>(null)
  useLayoutEffect(() => {
    if (isBusy) leaveForButton(own.current)
  }, [isBusy])
  useLayoutEffect(() => {
    const field = own.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (field && field === document.activeElement) announceErrorOf(field)
    else field?.focus()
    left.current = null
  }, [failure, attempts])
  useLayoutEffect(() => {
    if (left.current?.matches('[aria-invalid=true]:not(:focus)')) announceErrorOf(left.current)
  })
  useListener(own, 'focusout', ({ target }) => {
    left.current = target instanceof Element ? target : null
  })
  return <form {...rest} ref={own} noValidate aria-busy={isBusy} onSubmit={onSubmit} />
}

interface SubmitProps extends Omit<ComponentProps<typeof Button>, 'form'> {
  readonly form: { readonly isBusy: boolean; readonly notice?: ReactNode }
}

export const Submit = ({ form: { isBusy, notice }, ...button }: SubmitProps) => (
  <>
    <Alert>{notice}</Alert>
    <Button type="submit" block busy={isBusy} {...button} />
  </>
)
