import * as v from 'valibot'
import { Category, VendorCode } from '#api/games/category.ts'
import { Mui, PlayType, prizeModes } from '#api/games/lotteryParams.ts'
import { FlagParam, param } from '#net/searchParams.ts'

const Name = v.pipe(v.string(), v.maxLength(64))

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
  mui: param(Mui),
  free: param(FlagParam),
})
export type LaunchSearch = v.InferOutput<typeof LaunchSearch>

/** The lottery address's search parameters, from a launch with a prize mode: the game, or else its code. */
export function lotterySearchOf({ gameId, code, ...search }: LaunchSearch) {
  const { prize_mode, playType, pageBack, vassalage, mui } = search
  return { prize_mode, playType, gameId: gameId ?? code, pageBack, vassalage, mui }
}
