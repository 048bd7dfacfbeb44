import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { Pool } from '../../api/jackpots.ts'
import { useFormat } from '../../i18n/format.ts'
import { NumberRoll } from '../../ui/NumberRoll.tsx'
import { TileArt } from '../../ui/art/TileArt.tsx'
import { VendorMark } from '../../ui/art/VendorMark.tsx'
import css from './PoolCard.module.css'
import { currencySymbolAtom } from './lottery.atoms.ts'

/** One pool: what is in it, until when it must fall, who had the last one, and where it is played. */
export function PoolCard({ pool }: { readonly pool: Pool }) {
  const format = useFormat()
  const symbol = useAtomValue(currencySymbolAtom)
  const drop = pool.mustDropBy
  const win = pool.lastWin
  return (
    <article className={css.pool} aria-labelledby={`pool-${pool.id}`}>
      <div className={css.banner}>
        <span className={css.art}>
          <TileArt vendor="JACKPOT" nodeId={pool.id} category="GAMESHOW" shape="landscape" />
        </span>
        <div className={css.face}>
          <h2 className={css.name} id={`pool-${pool.id}`}>
            {pool.name}
          </h2>
          <p className={css.amount}>
            <NumberRoll>{format.money(pool.amount, symbol)}</NumberRoll>
          </p>
        </div>
      </div>
      <dl className={css.facts}>
        {drop !== null && (
          <div>
            <dt>
              <Trans>Must drop by</Trans>
            </dt>
            <dd>
              {format.time(drop)}, {format.date(drop)}
            </dd>
          </div>
        )}
        {win && (
          <div>
            <dt>
              <Trans>Last win</Trans>
            </dt>
            <dd>
              {format.money(win.amount, symbol)} · {win.user}
            </dd>
          </div>
        )}
      </dl>
      {pool.games.length > 0 && <Games pool={pool} />}
    </article>
  )
}

const Games = ({ pool }: { readonly pool: Pool }) => (
  <ul className={css.games}>
    {pool.games.map(({ id, name, vendor, category }) => (
      <li key={id}>
        <Link
          to="/m/launchGame"
          search={{ gameId: id, vassalage: vendor, gameCategory: category, pageBack: '/m/jackpot' }}
          className={css.game}
        >
          <span className={css.mark}>
            <VendorMark vendor={vendor} />
          </span>
          {name}
        </Link>
      </li>
    ))}
  </ul>
)
