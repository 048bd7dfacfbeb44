import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import type { Game } from '#api/games/game.ts'
import type { Pool } from '#api/games/jackpots.ts'
import { useFormat } from '#i18n/format.ts'
import { Fact } from '#ui/layout/Facts.tsx'
import { NumberRoll } from '#ui/list/NumberRoll.tsx'
import { TileArt } from '#ui/art/TileArt.tsx'
import css from './PoolCard.module.css'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { Dot } from '#ui/Dot.tsx'

/** How the route's games are played and drawn. */
export interface GameProps {
  readonly onPlay: (game: Game, button: Element) => unknown
  readonly Art: ComponentType<{ game: Game }>
}

interface Props extends GameProps {
  readonly pool: Pool
}

export function PoolCard({ pool, ...rest }: Props) {
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  const drop = pool.mustDropBy
  const win = pool.lastWin
  return (
    <article className={css.pool} aria-labelledby={`pool-${pool.id}`}>
      <div className={css.banner}>
        <span className={css.art}>
          <TileArt game={{ ...pool, vendor: 'JACKPOT', category: 'GAMESHOW' }} shape="banner" />
        </span>
        <div className={css.face}>
          <h2 id={`pool-${pool.id}`}>
            <Name>{pool.name}</Name>
          </h2>
          <p className={css.amount}>
            <NumberRoll>{money(pool.amount)}</NumberRoll>
          </p>
        </div>
      </div>
      <dl className={css.facts}>
        {drop !== null && (
          <Fact
            name={
              <Trans comment="A jackpot that is paid out at the latest at the time that follows.">
                Must drop by
              </Trans>
            }
          >
            {format.moment(drop)}
          </Fact>
        )}
        {win && (
          <Fact name={<Trans comment="The last time a jackpot was won.">Last win</Trans>}>
            {money(win.amount)}
            <Dot />
            <Name className={css.user}>{win.user}</Name>
          </Fact>
        )}
      </dl>
      {pool.games.length > 0 && <Games games={pool.games} {...rest} />}
    </article>
  )
}

function Games({ games, onPlay, Art }: GameProps & { readonly games: readonly Game[] }) {
  return (
    <ul className={css.games}>
      {games.map((game) => (
        <li key={game.id} data-node-id={game.id} data-vendor={game.vendor}>
          <button
            type="button"
            className={css.game}
            onClick={({ currentTarget }) => onPlay(game, currentTarget)}
          >
            <span className={css.picture}>
              <Art game={game} />
            </span>
            <Name className={css.title}>{game.name}</Name>
          </button>
        </li>
      ))}
    </ul>
  )
}
