import type { Launch } from '../../../../device/launch.ts'

export interface Sight {
  /** The merchant has it on; one that does not name the switch has. */
  readonly isOn: boolean
  /** The merchant shows it to nobody but players. */
  readonly isForPlayers: boolean
  readonly isPlayer: boolean
  /** The player has closed it on this phone. */
  readonly isClosed: boolean
  readonly launch: Launch
  readonly hasIosLink: boolean
  /** An APP_DOWNLOAD promotion is on for whoever looks. */
  readonly isGiftOn: boolean
}

/** Who has the app needs none; a web clip may still be changed for the app behind the iOS link (decisions 34). */
const isOfUse = ({ launch, hasIosLink }: Sight) =>
  launch === 'H5' || (launch === 'WEBCLIP' && hasIosLink)

export function barFor(sight: Sight): 'none' | 'plain' | 'gift' {
  const { isOn, isForPlayers, isPlayer, isClosed, isGiftOn } = sight
  if (!isOn || isClosed || (isForPlayers && !isPlayer) || !isOfUse(sight)) return 'none'
  return isGiftOn ? 'gift' : 'plain'
}

/** The flag in the phone's storage, as whoever wrote it spells yes. */
export const isClosedBy = (stored: string | null) =>
  stored !== null && !/^(0|false|)$/i.test(stored)
