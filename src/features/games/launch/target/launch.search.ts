import * as v from 'valibot'
import { Category, VendorCode } from '../../../../api/games/category.ts'
import { Mui, PlayType } from '../../../../api/games/lotteryCode.ts'
import { prizeModes } from '../../../../api/games/prizeMode.ts'
import { param } from '../../../../net/searchParams.ts'

/** The router parses digits as a number, and writes a string of digits in quotes. */
const Name = v.union([v.pipe(v.string(), v.maxLength(64)), v.number()])

/** Never a token. */
export const LaunchSearch = v.object({
  playType: param(PlayType),
  gameId: param(Name),
  vassalage: param(VendorCode),
  gameCategory: param(Category),
  gameGroupId: param(Name),
  prize_mode: param(v.picklist(prizeModes)),
  code: param(Name),
  pageBack: param(v.string()),
  mui: param(v.union([Mui, v.number()])),
  free: param(v.boolean()),
})
export type LaunchSearch = v.InferOutput<typeof LaunchSearch>

/** The lottery address's search parameters, from a launch with a prize mode: the game, or else its code. */
export function startSearchOf({ gameId, code, ...search }: LaunchSearch) {
  const { prize_mode, playType, pageBack, vassalage, mui } = search
  return { prize_mode, playType, gameId: gameId ?? code, pageBack, vassalage, mui }
}
