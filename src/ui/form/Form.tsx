import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { Alert } from '../feedback/Alert.tsx'

interface State {
  readonly isBusy: boolean
  /** Rises with each submit that finds an invalid field. */
  readonly attempts: number
  readonly failure: unknown
  readonly onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>
}

type Props = ComponentProps<'form'> & { readonly form: State }

/** Focuses the first invalid field after each failure and each invalid submit. */
export function Form({ form: { isBusy, attempts, failure, onSubmit }, ...rest }: Props) {
  const own = useRef<HTMLFormElement>(null)
  const focus = () => own.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  useLayoutEffect(() => {
    if (failure) focus()
  }, [failure])
  useLayoutEffect(() => {
    if (attempts > 0) focus()
  }, [attempts])
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
