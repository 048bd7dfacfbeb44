import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { Alert } from '../feedback/Alert.tsx'
import { errorId } from './Notes.tsx'

interface Props extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  readonly form: Required<Pick<ComponentProps<'form'>, 'onSubmit'>> & {
    readonly isBusy: boolean
    readonly attempts: number
    readonly failure: unknown
  }
}

/**
 * Focuses the first invalid field after each failure and each invalid submit. Screen readers read a field's error as
 * they come to it; where the player is there already, as after Enter, it has to announce itself.
 */
export function Form({ form: { isBusy, attempts, failure, onSubmit }, ...rest }: Props) {
  const own = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const field = own.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (field && field === document.activeElement)
      document.getElementById(errorId(field.id))?.setAttribute('role', 'alert')
    else field?.focus()
  }, [failure, attempts])
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
