import { useEffect, useRef } from 'react'
import type { Failure } from '../../net/failure.ts'

/** Each try that fails, here or at the platform, takes the player to the first field that is wrong. */
export function useFirstFault(failure: Failure | undefined, tries: number) {
  const formRef = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure ?? tries > 0)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [failure, tries])
  return formRef
}
