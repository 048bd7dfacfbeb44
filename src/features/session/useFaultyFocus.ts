import { type RefObject, useEffect, useRef, useState } from 'react'

/** Brings the first invalid field under the thumb: after a failure, and when the form is found faulty. */
export function useFaultyFocus(failure: unknown) {
  const formRef = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState(0)
  useEffect(() => {
    if (failure) focusFirst(formRef)
  }, [failure])
  useEffect(() => {
    if (found > 0) focusFirst(formRef)
  }, [found])
  return { formRef, focusFault: () => setFound((count) => count + 1) }
}

const focusFirst = (form: RefObject<HTMLFormElement | null>) =>
  form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
