import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { Alert } from '../feedback/Alert.tsx'

interface Props extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  readonly form: Required<Pick<ComponentProps<'form'>, 'onSubmit'>> & {
    readonly isBusy: boolean
    readonly attempts: number
    readonly failure: unknown
  }
}

/** Focuses the first invalid field after each failure and each invalid submit. */
export function Form({ form: { isBusy, attempts, failure, onSubmit }, ...rest }: Props) {
  const own = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    own.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
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
