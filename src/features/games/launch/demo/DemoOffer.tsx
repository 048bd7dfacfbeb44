import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { afterFirstUse, isQuiet } from '#device/idle.ts'
import { lateSheet } from '#ui/overlay/lateSheet.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import type { Game } from '#api/games/game.ts'
import type { Target } from '#features/games/launch/launch.rules.ts'
import { playerAtom } from '#net/session/player.ts'

/** The second chunk is what the sheet imports: requested with it, not after it. */
export async function loadDemoSheet() {
  const [{ DemoSheet }] = await Promise.all([
    import('./DemoSheet.tsx'),
    import('#i18n/foreign/Name.tsx'),
  ])
  return { DemoSheet }
}

interface Offer {
  readonly game: Game
  /** Where the login leads to. */
  readonly next: Target
  /** The game's free play. */
  readonly free: Target
}

/** The game that a guest chose; null while the sheet is closed. */
export const demoOfferAtom = playerAtom<Offer | null>(null)

const DemoSheet = lateSheet(loadDemoSheet, 'DemoSheet')

/** Loaded at a guest's first touch; in lite mode when it is needed. */
export function DemoOffer() {
  const offer = useAtomValue(demoOfferAtom)
  const isGuest = useAtomValue(roleAtom) === 'guest'
  useEffect(() => {
    if (!isGuest || isQuiet()) return
    return afterFirstUse(() => void loadDemoSheet().catch(() => undefined))
  }, [isGuest])
  return <DemoSheet open={offer !== null} />
}
