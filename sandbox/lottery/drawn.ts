import { lotteryModeOf } from '#api/games/prizeMode.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { type Lottery, inMode, lotteries } from './games.ts'

/** Every game in the prize mode that the platform maps it to, for menus and results. */
export async function drawnLotteries(db: Db): Promise<readonly Lottery[]> {
  const electronic = await db
    .selectFrom('game_vendors')
    .select('vendor')
    .where('category', '=', 'ELOTT')
    .execute()
  const mode = lotteryModeOf(electronic.map(({ vendor }) => vendor))
  return lotteries.map((game) => inMode(game, mode))
}
