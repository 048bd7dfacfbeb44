import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAtomValue } from 'jotai'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { growPicture, sheetPicture, tilePicture } from '#ui/overlay/growPicture.ts'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { ArtBox, ArtColumn } from '#features/games/tile/GameArt.tsx'
import { GameFacts } from './GameFacts.tsx'
import css from './GameSheet.module.css'
import { SheetPicture } from './SheetPicture.tsx'
import { SimilarGames } from './SimilarGames.tsx'
import { useSheet } from './useSheet.ts'
import { useSheetGame } from './useSheetGame.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import type { Game } from '#api/games/game.ts'
import { useOfflineReason } from '#i18n/text/useOfflineReason.ts'
import { ReasonedButton } from '#ui/button/ReasonedButton.tsx'
import { roleAtom } from '#features/session/session.atoms.ts'
import { lotteryModeAtom } from '#features/merchant/merchant.atoms.ts'
import { gameClick } from '#features/games/launch/launch.rules.ts'
import { GuestGameActions } from '#features/games/launch/demo/GuestGameActions.tsx'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'

export function GameSheet() {
  const { t } = useLingui()
  const { id, close } = useSheet()
  const sheet = useSheetGame(id)
  const [shown, setShown] = useState(sheet)
  // The closing sheet still shows its game.
  if (id !== null && (sheet.game !== shown.game || sheet.isLost !== shown.isLost)) setShown(sheet)
  const { game, isLost } = shown
  const shrink = () =>
    void growPicture({
      from: sheetPicture(),
      to: () => (sheetPicture() ? null : tilePicture(game?.id ?? '')),
      change: close,
    })
  return (
    <Sheet
      inAddress
      open={id !== null}
      onClose={shrink}
      title={game ? <Name>{game.name}</Name> : t`Game`}
      footer={game ? <SheetActions game={game} /> : undefined}
    >
      {game && (
        <ArtColumn>
          <SheetPicture key={game.id} game={game} />
          <GameFacts game={game} />
          <SimilarGames key={`like ${game.id}`} game={game} />
        </ArtColumn>
      )}
      {!game && (isLost ? <LostGame onClose={close} /> : <SheetSkeleton />)}
    </Sheet>
  )
}

const SheetSkeleton = () => (
  <ArtColumn aria-busy="true">
    <ArtBox>
      <Skeleton />
    </ArtBox>
    <Skeleton className={css.factsSkeleton} />
  </ArtColumn>
)

const LostGame = ({ onClose }: { readonly onClose: () => void }) => (
  <EmptyState
    motif="lantern"
    title={<Trans>Game not found</Trans>}
    action={
      <Button kind="ghost" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    }
  >
    <Trans>It may have been removed, or it is not on this device yet.</Trans>
  </EmptyState>
)

/** Play for members; for guests the same offers as `GuestGameActions`. */
function SheetActions({ game }: { readonly game: Game }) {
  const role = useAtomValue(roleAtom)
  return role === 'guest' ? <OfGuest game={game} /> : <Play game={game} />
}

function Play({ game }: { readonly game: Game }) {
  const { onPlay } = useGameActions('list')
  const [isBusy, setBusy] = useState(false)
  const play = () => {
    setBusy(true)
    void onPlay(game).finally(() => setBusy(false))
  }
  return (
    <ReasonedButton size="large" block busy={isBusy} reason={useOfflineReason()} onClick={play}>
      <Trans comment="Verb on a button: start this game.">Play</Trans>
    </ReasonedButton>
  )
}

function OfGuest({ game }: { readonly game: Game }) {
  const lotteryMode = useAtomValue(lotteryModeAtom)
  const click = gameClick({ game, role: 'guest', place: 'list', lotteryMode })
  return (
    'next' in click && <GuestGameActions {...click} free={'free' in click ? click.free : null} />
  )
}
