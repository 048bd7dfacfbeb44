import type { Db } from '#sandbox/schema/db.ts'
import { Refusal } from '#sandbox/http/refusal.ts'
import { findLottery } from './games.ts'
import { issueOf, nextOpen } from './sheets/schedule.ts'

/** Cancels one of a game's upcoming draws; every ticket for it gets its stake back. */
export async function voidDraw(
  db: Db,
  { game: code, issue }: { readonly game: string; readonly issue: string },
  now: number,
) {
  const game = findLottery(code)
  const next = game ? nextOpen(game.schedule, now) : 0
  const index = Array.from({ length: 4 }, (_, i) => next - 1 + i).find(
    (each) => game && issueOf(game.schedule, each) === issue,
  )
  if (index === undefined) throw new Refusal('not_found')
  await db.replaceInto('lottery_voids').values({ game: code, draw_index: index }).execute()
}
