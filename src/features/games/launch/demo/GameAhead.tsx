import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { holdBack } from '../../../../device/idle.ts'
import { whileCurrent } from '../../../../device/whileCurrent.ts'
import type { Game } from '../../../../api/games/game.ts'
import { embedOrigin } from '../../../../net/embed/origin.rules.ts'
import { Embed } from '../../../../ui/feedback/Embed.tsx'
import { gameHostsAtom } from '../../../merchant/merchant.atoms.ts'
import { prepareFreeIntent } from '../target/prepared.atoms.ts'

/** While a guest decides, loads the free game's page, hidden, into the browser's cache. */
export function GameAhead({ game }: { readonly game: Game }) {
  const prepare = useSetAtom(prepareFreeIntent)
  const hosts = useAtomValue(gameHostsAtom) ?? []
  const [url, setUrl] = useState<string | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const prepared = prepare(game).catch(() => null)
    return whileCurrent(prepared, (launch) => (launch ? setUrl(launch.url) : setLoaded(true)))
  }, [game, prepare])
  useEffect(() => (isLoaded ? undefined : holdBack(4000)), [isLoaded])
  if (url === null || embedOrigin(url, hosts) === null) return null
  return <Embed hidden src={url} title={game.name} onLoad={() => setLoaded(true)} />
}
