import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { whileCurrent } from '#device/whileCurrent.ts'
import { TileArt } from '#ui/art/TileArt.tsx'
import { listLanguageAtom } from '#features/merchant/merchant.atoms.ts'
import type { TileActions } from '#features/games/tile/gameActions.ts'
import { findGameIntent } from '#features/games/launch/launch.atoms.ts'
import { playedGames, renamePlayed } from '#features/games/own/played.ts'
import tile from '#features/games/tile/GameTile.module.css'
import { useTiles } from '#features/games/tile/useTiles.ts'
import css from './LastGames.module.css'
import { Name } from '#i18n/foreign/Name.tsx'

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
              <span className={css.art}>
                <TileArt className={tile.art} game={{ vendor, id, category, name }} />
              </span>
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

/** The games last played. A name in another language stays until there is one in the current language. */
function usePlayed() {
  const language = useAtomValue(listLanguageAtom)
  const find = useSetAtom(findGameIntent)
  const [games, setGames] = useState(playedGames)
  useEffect(() => {
    const foreign = playedGames().filter((game) => (game.language ?? language) !== language)
    if (foreign.length === 0) return
    const searches = foreign.map(({ id }) => find(id).catch(() => []))
    return whileCurrent(Promise.all(searches), (found) => {
      renamePlayed(found.flat(), language)
      setGames(playedGames())
    })
  }, [find, language])
  return games
}
