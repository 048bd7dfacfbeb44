import { deposit } from './deposit.ts'
import { games } from './games.ts'
import { install } from './install.ts'
import { limits } from './limits.ts'
import { lottery } from './lottery.ts'
import { privacy } from './privacy.ts'
import { promotions } from './promotions.ts'
import { responsible } from './responsible.ts'
import { safety } from './safety.ts'
import { start } from './start.ts'
import { terms } from './terms.ts'
import type { SeededTopic } from './topic.ts'
import { trouble } from './trouble.ts'
import { withdrawal } from './withdrawal.ts'

/** In the order in which a newcomer needs them. */
export const helpTopics: readonly SeededTopic[] = [
  start,
  deposit,
  withdrawal,
  limits,
  promotions,
  games,
  lottery,
  safety,
  responsible,
  install,
  trouble,
  privacy,
  terms,
]
