import { Trans, useLingui } from '@lingui/react/macro'
import { TileArt } from '../../../../ui/art/TileArt.tsx'
import type { TileActions } from '../../gameActions.ts'
import tile from '../../tile/GameTile.module.css'
import { useTiles } from '../../tile/useTiles.ts'
import css from './LastGames.module.css'
import { usePlayed } from './usePlayed.ts'
import { Name } from '../../../../i18n/foreign/Name.tsx'

export function LastGames({ actions }: { readonly actions: TileActions }) {
  const { t } = useLingui()
  const games = usePlayed()
  const tiles = useTiles(games, actions)
  if (games.length === 0) return null
  return (
    <section className={css.strip} aria-label={t`Continue playing`}>
      <h2 className={css.title}>
        <Trans>Continue playing</Trans>
      </h2>
      <ul className={css.games} {...tiles}>
        {games.map(({ id, vendor, category, picture, name }) => (
          <li
            key={id}
            className={css.game}
            data-node-id={id}
            data-vendor={vendor}
            data-picture={picture ?? undefined}
          >
            <button type="button" className={css.play}>
              <TileArt
                className={tile.art}
                game={{ vendor, id, category, name }}
                shape="landscape"
              />
              <span className={css.name}>
                <span className={tile.words}>
                  <Name>{name}</Name>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
