import { useEffect } from 'react'
import { listVendorTypes } from '#api/games/vendors.ts'
import { invalidate } from '#net/query/queryClient.ts'

const debounce = 250

/** Reloads the vendors 250 ms after the last change of language (section 2). */
export function useFreshVendors() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void invalidate(listVendorTypes), debounce)
    }
    addEventListener('language-changed', ask)
    return () => {
      clearTimeout(timer)
      removeEventListener('language-changed', ask)
    }
  }, [])
}
