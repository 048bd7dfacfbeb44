import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { Button } from '../button/Button.tsx'
import { Alert } from '../feedback/Alert.tsx'

interface State {
  readonly isBusy: boolean
  readonly attempts: number
  readonly failure: unknown
  readonly onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>
}

interface Props extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  readonly form: State
  readonly ref?: RefObject<HTMLFormElement | null>
}

/** Focuses the first invalid field after each failure and each invalid submit. */
export function Form({ form: { isBusy, attempts, failure, onSubmit }, ref, ...rest }: Props) {
  const inner = useRef<HTMLFormElement>(null)
  const own = ref ?? inner
  const focus = useEffectEvent(() =>
    own.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
  )
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
