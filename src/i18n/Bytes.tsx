import { useLingui } from '@lingui/react/macro'
import { useFormat } from './format.ts'
import { amountOf } from './bytes.rules.ts'

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
