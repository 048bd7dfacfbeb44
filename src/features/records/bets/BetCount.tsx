import { Plural } from '@lingui/react/macro'
import { useFormat } from '../../../i18n/format.ts'

export function BetCount({ total }: { readonly total: number }) {
  const count = useFormat().count(total)
  return <Plural value={total} one={`${count} bet`} other={`${count} bets`} />
}
