import type { Category } from '#api/games/category.ts'
import * as api from '#api/games/vendors.ts'
import * as vendorList from '#api/games/vendorList.ts'
import { answer } from '#sandbox/http/call.ts'
import { electronicVendors, lotteries, ordinaryVendors } from '#sandbox/lottery/games.ts'
import type { Db } from '#sandbox/schema/db.ts'
import { classesOfSlots } from '#sandbox/seed/games.ts'
import { nounClasses } from '#sandbox/seed/names.ts'
import { categoriesIn, vendorLists, vendorsIn, unlistedVendors } from '#sandbox/seed/lists.ts'
import { categoryOrder } from '#sandbox/seed/vendors.ts'

export const listVendorTypes = answer(api.listVendorTypes, async (_, { platform }) => {
  const rows = await countedVendors(platform.db)
  const listed = new Set(rows.map(({ code }) => code))
  const of = (list: Category) => {
    const within = rows.filter(({ category }) => categoriesIn(list).includes(category))
    const drawn = lotteriesIn(list)
    return vendorsIn(list)
      .filter(({ code }) => listed.has(code) && (drawn?.includes(code) ?? true))
      .map(({ code, name }) => ({
        code,
        name,
        games:
          drawn?.filter((vendor) => vendor === code).length ??
          gamesOf(within.filter((row) => row.code === code)),
      }))
  }
  return {
    sorting: vendorLists.map((gameCategory) => ({
      gameCategory,
      vendorNames: of(gameCategory).map(({ code, name }) => ({
        vassalage: code,
        accountTypeName: name,
      })),
    })),
    mapping: Object.fromEntries(
      categoryOrder.map((category) => [category, mappingOf(category, of(category))]),
    ),
  }
})

/** The vendor of each lottery in a list of lotteries: they are counted by what is drawn, however it is played. */
function lotteriesIn(list: Category): readonly string[] | null {
  const vendors = { LOTT: ordinaryVendors, ELOTT: electronicVendors }[String(list)]
  return vendors
    ? lotteries.map(({ vendor }) => vendor).filter((one) => vendors.includes(one))
    : null
}

export const listVendors = answer(
  vendorList.listVendors,
  async ({ gameCategory }, { platform }) => {
    const rows = await countedVendors(platform.db)
    const wanted = rows.filter(({ category }) => !gameCategory || category === gameCategory)
    const counts = Map.groupBy(wanted, ({ code }) => code)
    return [...counts].map(([code, places]) => ({
      vassalage: code,
      displayName: places[0]?.name ?? code,
      mobileSmallIcon: places[0]?.logo ?? '',
      gameCount: gamesOf(places),
      accountTypeName: places[0]?.name ?? code,
    }))
  },
)

const countedVendors = async (db: Db) =>
  db
    .selectFrom('game_vendors')
    .innerJoin('vendors', 'vendors.code', 'game_vendors.vendor')
    .select(['game_vendors.category', 'code', 'name', 'logo', 'sort'])
    .select((query) =>
      query
        .selectFrom('games')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('games.category', '=', 'game_vendors.category')
        .whereRef('games.vendor', '=', 'game_vendors.vendor')
        .$asScalar()
        .$notNull()
        .as('games'),
    )
    .where('code', 'not in', await unlistedVendors(db))
    .orderBy('sort')
    .execute()

interface Counted {
  readonly code: string
  readonly games: number
}

const gamesOf = (places: readonly Pick<Counted, 'games'>[]) =>
  places.reduce((sum, { games }) => sum + games, 0)

const mappingOf = (category: Category, rows: readonly Counted[]) => ({
  vendors: rows.map(({ code }) => code),
  gameClassify: category === 'RNG' ? [...classesOfSlots] : nounClasses(category),
  data: Object.fromEntries(rows.map(({ code, games }) => [code, { gameCount: games }])),
})
