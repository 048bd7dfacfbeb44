import { Trans } from '@lingui/react/macro'
import { useFormat } from './format.ts'
import { amountOf } from './bytes.rules.ts'

export function Bytes({ of: bytes }: { readonly of: number }) {
  const { count } = useFormat()
  const { number, unit } = amountOf(bytes)
  const size = count(number)
  return unit === 'kB' ? <Trans>{size} kB</Trans> : <Trans>{size} MB</Trans>
}
