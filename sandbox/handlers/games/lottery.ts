import * as api from '#api/games/lottery.ts'
import { type Call, answer } from '#sandbox/http/call.ts'
import { masterOf, drawnLotteries } from '#sandbox/lottery/draws.ts'
import { type Lottery, electronicVendors, ordinaryVendors } from '#sandbox/lottery/games.ts'
import { assertOn } from '#sandbox/world/settings.ts'
import { drawsOf, toWireLottery } from '#sandbox/lottery/wire.ts'
import { pageIn } from '#sandbox/schema/query.ts'
import { Refusal } from '#sandbox/http/refusal.ts'

const drawsKept = 60

const menuOf = async (codes: readonly string[], language: string, { platform }: Call) => {
  const master = await masterOf(platform.db)
  const names = await platform.db
    .selectFrom('vendors')
    .select(['code', 'name'])
    .where('maintenance', '=', 0)
    .execute()
  const drawn = await drawnLotteries(platform.db)
  return {
    vendors: codes.flatMap((code) => {
      const vendor = names.find((known) => known.code === code)
      if (!vendor) return []
      const games = drawn
        .filter((game) => game.vendor === code)
        .map((game) => toWireLottery(game, { master, language, now: platform.now() }))
      return [{ vassalage: code, displayName: vendor.name, games }]
    }),
  }
}

export const getLotteryMenu = answer(api.getLotteryMenu, async ({ language }, call) => {
  await assertOn(call.platform.db, 'LOTT3')
  return menuOf(ordinaryVendors, language, call)
})

export const listElectronicLotteries = answer(
  api.listElectronicLotteries,
  async ({ language }, call) => {
    await assertOn(call.platform.db, 'LOTT3')
    return menuOf(electronicVendors, language, call)
  },
)

interface DrawsInput {
  readonly gameCode?: string | undefined
  readonly language: string
  readonly pageNo: number
  readonly pageSize: number
}

async function drawPage(isWanted: (game: Lottery) => boolean, input: DrawsInput, call: Call) {
  await assertOn(call.platform.db, 'LOTT3')
  const wanted = (await drawnLotteries(call.platform.db)).filter(
    (game) => isWanted(game) && (!input.gameCode || game.code === input.gameCode),
  )
  if (wanted.length === 0) throw new Refusal('not_found')
  const { db, now } = call.platform
  const all = await drawsOf(db, wanted, { most: drawsKept, language: input.language, now: now() })
  const { rows, ...page } = pageIn(all, input)
  return { list: rows, ...page }
}

const isVn = ({ vendor }: Lottery) => vendor === 'TCG_LOTTO_VN'

export const listDraws = answer(api.listDraws, (input, call) => drawPage(() => true, input, call))

export const listVnDraws = answer(api.listVnDraws, (input, call) => drawPage(isVn, input, call))

export const listRecentVnDraws = answer(api.listRecentVnDraws, async ({ language }, call) => {
  await assertOn(call.platform.db, 'LOTT3')
  const { db, now } = call.platform
  const games = (await drawnLotteries(db)).filter(isVn)
  return { list: await drawsOf(db, games, { most: 1, language, now: now() }) }
})
