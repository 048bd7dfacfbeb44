import { Trans } from '@lingui/react/macro'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Game } from '#api/games/game.ts'
import { holdBack } from '#device/idle.ts'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { whileCurrent } from '#device/whileCurrent.ts'
import { embedOrigin } from '#net/embed/origin.rules.ts'
import { Embed } from '#ui/feedback/Embed.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { gameHostsAtom } from '#features/merchant/merchant.atoms.ts'
import { ArtBox, ArtColumn, GameArt } from '#features/games/tile/GameArt.tsx'
import { prepareFreeIntent } from '#features/games/launch/target/prepared.atoms.ts'
import { demoOfferAtom } from './DemoOffer.tsx'
import css from './DemoSheet.module.css'
import { GuestGameActions } from './GuestGameActions.tsx'
import { Name } from '#i18n/foreign/Name.tsx'

/** What a guest can do with a game that has free play: try it, sign up or sign in. */
export function DemoSheet({ open }: { readonly open: boolean }) {
  const [offer, setOffer] = useAtom(demoOfferAtom)
  const isLite = useAtomValue(isLiteAtom)
  const [shown, setShown] = useState(offer)
  // The closing sheet still shows its game.
  if (offer !== null && offer !== shown) setShown(offer)
  const close = () => setOffer(null)
  if (shown === null) return null
  const { game, next, free } = shown
  return (
    <Sheet
      open={open}
      onClose={close}
      title={<Name>{game.name}</Name>}
      footer={<GuestGameActions next={next} free={free} onLeave={close} />}
    >
      <ArtColumn>
        <ArtBox>
          <GameArt game={game} shape="landscape" />
        </ArtBox>
        <p className={css.text}>
          <Trans>You need no account and no money.</Trans>
        </p>
        {open && !isLite && <PreloadedGame game={game} />}
      </ArtColumn>
    </Sheet>
  )
}

/** While a guest decides, loads the free game's page, hidden, into the browser's cache. */
function PreloadedGame({ game }: { readonly game: Game }) {
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
