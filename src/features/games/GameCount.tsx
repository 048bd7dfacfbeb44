import { Plural } from '@lingui/react/macro'
import { useFormat } from '../../i18n/format.ts'

export function GameCount({ total }: { readonly total: number }) {
  const count = useFormat().count(total)
  return <Plural value={total} one={`${count} game`} other={`${count} games`} />
}
