import * as api from '#api/games/liveModels.ts'
import { answer } from '#sandbox/http/call.ts'
import { isStreaming, models } from '#sandbox/world/models.ts'
import { isOn } from '#sandbox/world/settings.ts'
import { localised } from '#sandbox/world/language.ts'
import { tileOf } from '#sandbox/world/wireGame.ts'

/** Empty if the setting LIVEMODELS is off. */
export const listLiveModels = answer(
  api.listLiveModels,
  async ({ status, language }, { platform: { db, now } }) => {
    if (!(await isOn(db, 'LIVEMODELS'))) return { list: [] }
    const tables = await db
      .selectFrom('games')
      .innerJoin('vendors', 'vendors.code', 'games.vendor')
      .selectAll('games')
      .where('category', '=', 'LIVE')
      .where('maintenance', '=', 0)
      .orderBy('games.sort')
      .limit(models.length)
      .execute()
    const list = models.map((model, place) => {
      const table = tables[place]
      return {
        modelId: model.id,
        modelName: localised(language, model.names),
        picture: `/cdn/1/model/${model.id}.webp`,
        streaming: isStreaming(model, now()),
        ...(table && { game: tileOf(table, language) }),
      }
    })
    return { list: status === 'streaming' ? list.filter(({ streaming }) => streaming) : list }
  },
)
