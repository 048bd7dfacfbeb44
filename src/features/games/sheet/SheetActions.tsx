import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Game } from '#api/games/game.ts'
import { useOfflineReason } from '#i18n/text/useOfflineReason.ts'
import { Button } from '#ui/button/Button.tsx'
import { ReasonedButton } from '#ui/button/ReasonedButton.tsx'
import { roleAtom } from '#features/session/session.atoms.ts'
import { lotteryModeAtom } from '#features/merchant/merchant.atoms.ts'
import { gameClick } from '#features/games/launch/launch.rules.ts'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'

/** Play for members; login and, where the game has it, free play for guests (decisions 19). */
export function SheetActions({ game }: { readonly game: Game }) {
  const role = useAtomValue(roleAtom)
  return role === 'guest' ? <GuestActions game={game} /> : <Play game={game} />
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

function GuestActions({ game }: { readonly game: Game }) {
  const router = useRouter()
  const lotteryMode = useAtomValue(lotteryModeAtom)
  const click = gameClick({ game, role: 'guest', place: 'list', lotteryMode })
  const next = 'next' in click ? router.buildLocation(click.next).href : undefined
  const reason = useOfflineReason()
  return (
    <>
      {click.kind === 'demoSheet' && (
        <ReasonedButton
          kind="ghost"
          size="large"
          reason={reason}
          onClick={() => void router.navigate(click.free)}
        >
          <Trans>Try free</Trans>
        </ReasonedButton>
      )}
      <Button
        size="large"
        onClick={() => void router.navigate({ to: '/m/login', search: { next } })}
      >
        <Trans>Sign in</Trans>
      </Button>
    </>
  )
}
