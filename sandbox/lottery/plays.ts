import { plays } from '../../src/api/games/lottery.ts'
import type { Play } from './sheets/plays.ts'

/** Does not compile where the sandbox's plays and the contract's differ. */
const known: readonly Play[] = plays
export const isPlay = (name: string): name is Play => known.some((play) => play === name)
