import { useLayoutEffect, useRef } from 'react'

/** Focuses the first invalid field after each failure and each invalid submit. */
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
