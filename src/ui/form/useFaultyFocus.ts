import { useLayoutEffect, useRef } from 'react'

/** Brings a form's first invalid field under the thumb: after each failure, and after each try that finds a fault. */
export function useFaultyFocus(failure: unknown, tries: number) {
  const form = useRef<HTMLFormElement>(null)
  const focus = () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  useLayoutEffect(() => {
    if (failure) focus()
  }, [failure])
  useLayoutEffect(() => {
    if (tries > 0) focus()
  }, [tries])
  return form
}
