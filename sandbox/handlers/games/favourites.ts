import * as api from '#api/games/favourites.ts'
import { accountOf, answer } from '#sandbox/http/call.ts'
import { existingGame, ownGames } from '#sandbox/world/ownGames.ts'
import { packed } from '#sandbox/world/wireGame.ts'

export const listFavouriteIds = answer(api.listFavouriteIds, async (_, call) => {
  const rows = await call.platform.db
    .selectFrom('favourites')
    .select('node_id')
    .where('account_id', '=', accountOf(call).id)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ node_id }) => node_id)
})

export const listFavourites = answer(api.listFavourites, async (input, call) => {
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

export const addFavourite = answer(api.addFavourite, async ({ nodeId, vendor }, call) => {
  const { db, now } = call.platform
  const node_id = await existingGame(db, nodeId, vendor)
  await db
    .insertInto('favourites')
    .values({ account_id: accountOf(call).id, node_id, at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { success: true }
})

export const removeFavourite = answer(api.removeFavourite, async ({ nodeId, vendor }, call) => {
  const { db } = call.platform
  await db
    .deleteFrom('favourites')
    .where('account_id', '=', accountOf(call).id)
    .where('node_id', '=', await existingGame(db, nodeId, vendor))
    .execute()
  return { success: true }
})
