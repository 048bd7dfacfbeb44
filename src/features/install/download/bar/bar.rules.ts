import type { LaunchMode } from '#device/launch.ts'

export interface BarFacts {
  /** A missing switch means on. */
  readonly isOn: boolean
  readonly isForPlayers: boolean
  readonly isPlayer: boolean
  readonly isClosed: boolean
  readonly launch: LaunchMode
  readonly hasIosLink: boolean
  /** An APP_DOWNLOAD promotion is on for this visitor. */
  readonly isGiftOn: boolean
}

/** A web clip may still be replaced by the app behind the iOS link. */
const isOfUse = ({ launch, hasIosLink }: BarFacts) =>
  launch === 'H5' || (launch === 'WEBCLIP' && hasIosLink)

export function barFor(facts: BarFacts): 'none' | 'plain' | 'gift' {
  const { isOn, isForPlayers, isPlayer, isClosed, isGiftOn } = facts
  if (!isOn || isClosed || (isForPlayers && !isPlayer) || !isOfUse(facts)) return 'none'
  return isGiftOn ? 'gift' : 'plain'
}

/** Anything but "0", "false" or an empty text counts as yes. */
export const isClosedBy = (stored: string | null) =>
  stored !== null && !/^(0|false|)$/i.test(stored)
