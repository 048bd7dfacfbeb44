import type { Draw } from '../../../api/games/lottery.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Name } from '../../../i18n/foreign/Name.tsx'
import css from './DrawRow.module.css'
import { platformNow } from '../../../net/reach/clock.ts'
import { isJustDrawn } from './countdown.rules.ts'
import { Numbers } from './Numbers.tsx'

export function DrawRow({ draw }: { readonly draw: Draw }) {
  const format = useFormat()
  return (
    <article className={css.draw}>
      <h2>
        <Name>{draw.name}</Name>
      </h2>
      <p className={css.when}>{format.moment(draw.at)}</p>
      <Numbers numbers={draw.numbers} isNew={isJustDrawn(draw.at, platformNow())} />
      <p className={css.issue}>{draw.issue}</p>
    </article>
  )
}
