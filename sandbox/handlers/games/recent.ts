import * as api from '#api/games/recent.ts'
import { accountOf, answer } from '#sandbox/http/call.ts'
import { existingGame, ownGames } from '#sandbox/world/ownGames.ts'
import { packed } from '#sandbox/world/wireGame.ts'

export const listRecent = answer(api.listRecent, async (input, call) => {
  const { games, totalPages } = await ownGames(call.platform.db, {
    from: 'recents',
    accountId: accountOf(call).id,
    gameType: input.gameType,
    page: input.page,
    pageSize: input.pageSize,
    language: input.language,
  })
  return { list: packed(games, input.pageSize), totalPages }
})

export const addRecent = answer(api.addRecent, async ({ nodeId, vassalage }, call) => {
  const { db, now } = call.platform
  const node_id = await existingGame(db, nodeId, vassalage)
  await db
    .replaceInto('recents')
    .values({ account_id: accountOf(call).id, node_id, at: now() })
    .execute()
  return { success: true }
})
