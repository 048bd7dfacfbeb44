import type { Play } from '#sandbox/lottery/sheets/plays.ts'

const day = 24 * 3_600_000

export const memberId = 1

interface Past {
  readonly no: string
  readonly game: string
  readonly play: Play
  readonly stake: number
  readonly ago: number
  readonly isWon: boolean
}

/** Tickets whose draws are over, oldest first. */
export const tickets = [
  { no: 'L5A7C20480E', game: 'padma3', play: 'last2', stake: 1_000, ago: 21 * day, isWon: true },
  { no: 'L5A7C31112B', game: 'padma3', play: 'last2', stake: 1_000, ago: 12 * day, isWon: false },
] as const satisfies readonly Past[]
