import { plays } from '#api/games/lottery.ts'
import type { Play } from './sheets/plays.ts'

/** Does not compile if the sandbox's plays differ from the contract's. */
const known: readonly Play[] = plays
export const isPlay = (name: string): name is Play => known.some((play) => play === name)
