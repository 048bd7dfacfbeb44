import * as favourites from '#api/games/favourites.ts'
import { accountOf, answer } from '#sandbox/http/call.ts'
import { existingGame, ownGames } from '#sandbox/world/ownGames.ts'
import { packed } from '#sandbox/world/wireGame.ts'
import * as recent from '#api/games/recent.ts'

export const listFavouriteIds = answer(favourites.listFavouriteIds, async (_, call) => {
  const rows = await call.platform.db
    .selectFrom('favourites')
    .select('node_id')
    .where('account_id', '=', accountOf(call).id)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ node_id }) => node_id)
})

export const listFavourites = answer(favourites.listFavourites, async (input, call) => {
  const { games, ...page } = await ownGames(call.platform.db, {
    from: 'favourites',
    accountId: accountOf(call).id,
    gameType: input.gameType,
    page: input.pageNo,
    pageSize: input.pageSize,
    language: input.language,
  })
  return {
    content: packed(games, input.pageSize),
    ...page,
  }
})

export const addFavourite = answer(favourites.addFavourite, async ({ nodeId, vendor }, call) => {
  const { db, now } = call.platform
  const node_id = await existingGame(db, nodeId, vendor)
  await db
    .insertInto('favourites')
    .values({ account_id: accountOf(call).id, node_id, at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { success: true }
})

export const removeFavourite = answer(
  favourites.removeFavourite,
  async ({ nodeId, vendor }, call) => {
    const { db } = call.platform
    await db
      .deleteFrom('favourites')
      .where('account_id', '=', accountOf(call).id)
      .where('node_id', '=', await existingGame(db, nodeId, vendor))
      .execute()
    return { success: true }
  },
)

export const listRecent = answer(recent.listRecent, async (input, call) => {
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

export const addRecent = answer(recent.addRecent, async ({ nodeId, vassalage }, call) => {
  const { db, now } = call.platform
  const node_id = await existingGame(db, nodeId, vassalage)
  await db
    .replaceInto('recents')
    .values({ account_id: accountOf(call).id, node_id, at: now() })
    .execute()
  return { success: true }
})
