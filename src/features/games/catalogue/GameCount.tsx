import { Plural } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'
import css from './GameCount.module.css'

interface Props {
  readonly total: number
}

export function GameCount({ total }: Props) {
  const count = useFormat().count(total)
  return <Plural value={total} one={`${count} game`} other={`${count} games`} />
}

/** Under or beside the name of a provider. */
export const GameCountNote = (props: Props) => (
  <span className={css.note}>
    <GameCount {...props} />
  </span>
)
