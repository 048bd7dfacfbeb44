import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { growPicture, sheetPicture, tilePicture } from '#ui/overlay/growPicture.ts'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { ArtBox, ArtColumn } from '#features/games/tile/GameArt.tsx'
import { GameFacts } from './GameFacts.tsx'
import css from './GameSheet.module.css'
import { SheetActions } from './SheetActions.tsx'
import { SheetPicture } from './SheetPicture.tsx'
import { SimilarGames } from './SimilarGames.tsx'
import { useSheet } from './useSheet.ts'
import { useSheetGame } from './useSheetGame.ts'
import { Name } from '#i18n/foreign/Name.tsx'

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
