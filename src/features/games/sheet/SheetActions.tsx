import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Game } from '#api/games/game.ts'
import { useOfflineReason } from '#i18n/text/useOfflineReason.ts'
import { ReasonedButton } from '#ui/button/ReasonedButton.tsx'
import { roleAtom } from '#features/session/session.atoms.ts'
import { lotteryModeAtom } from '#features/merchant/merchant.atoms.ts'
import { gameClick } from '#features/games/launch/launch.rules.ts'
import { GuestGameActions } from '#features/games/launch/demo/GuestGameActions.tsx'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'

/** Play for members; for guests the same offers as `GuestGameActions`. */
export function SheetActions({ game }: { readonly game: Game }) {
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
