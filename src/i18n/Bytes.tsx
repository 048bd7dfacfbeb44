import { useLingui } from '@lingui/react/macro'
import { useFormat } from './format.ts'

interface Amount {
  readonly unit: 'KB' | 'MB'
  readonly number: number
}

export function amountOf(bytes: number): Amount {
  const kilobytes = Math.round(bytes / 1000)
  if (kilobytes < 1000) return { unit: 'KB', number: kilobytes }
  return { unit: 'MB', number: Math.round(kilobytes / 100) / 10 }
}

export function useBytes() {
  const { t } = useLingui()
  const { count } = useFormat()
  return (bytes: number) => {
    const { number, unit } = amountOf(bytes)
    const size = count(number)
    return unit === 'KB' ? t`${size} KB` : t`${size} MB`
  }
}

export const Bytes = ({ of: bytes }: { readonly of: number }) => useBytes()(bytes)
