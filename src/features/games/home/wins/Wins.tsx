import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type Winner, listWinners } from '#api/games/winners.ts'
import { useFormat } from '#i18n/format.ts'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { TileArt } from '#ui/art/TileArt.tsx'
import { inListLanguage, moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { queryAtom } from '#net/query/query.ts'
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx'
import css from './Wins.module.css'
import { Name } from '#i18n/foreign/Name.tsx'

const winnersAtom = queryAtom(listWinners, inListLanguage)

const maxWins = 8

export function Wins() {
  const { value: wins, failure, retry } = useAtomValue(winnersAtom)
  if (!wins)
    return failure ? <ErrorNotice className={css.failed} failure={failure} onRetry={retry} /> : null
  if (wins.length === 0)
    return (
      <p className={css.failed}>
        <Trans>No wins yet today</Trans>
      </p>
    )
  return (
    <>
      <ol className={css.list}>
        {wins.slice(0, maxWins).map((win) => (
          <Win key={`${win.user} ${win.gameId} ${win.at}`} win={win} />
        ))}
      </ol>
      <Link to="/m/leaderBoard" className={css.all}>
        <Trans>Leaderboard</Trans>
        <Icon name="chevron-right" size="small" />
      </Link>
    </>
  )
}

function Win({ win }: { readonly win: Winner }) {
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  return (
    <li className={css.win}>
      <span className={css.art}>
        <TileArt game={{ ...win, id: win.gameId, name: win.game }} />
      </span>
      <span className={css.lines}>
        <Name className={css.game}>{win.game}</Name>
        <span className={css.who}>{win.user}</span>
      </span>
      <span className={css.sum}>
        <span className={css.amount}>{money(win.amount)}</span>
        <time className={css.who} dateTime={new Date(win.at).toISOString()}>
          {format.time(win.at)}
        </time>
      </span>
    </li>
  )
}
