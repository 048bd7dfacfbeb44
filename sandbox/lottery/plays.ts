import { plays } from '../../src/api/games/lottery.ts'
import type { Play } from './sheets/plays.ts'

/** The sandbox's plays are the wire's: a name of one is a name of the other. */
const known: readonly Play[] = plays
export const isPlay = (name: string): name is Play => known.some((play) => play === name)
