import { type RefObject, useEffect, useRef } from 'react'

/** Brings the first invalid field under the thumb, each time that `occasion` changes. */
export function useFaultyFocus(occasion: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (occasion) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [occasion])
  return form
}
