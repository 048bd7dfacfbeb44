import * as v from 'valibot'
import { addFavourite, listFavouriteIds, removeFavourite } from '#api/games/favourites.ts'
import { logout } from '#api/account/session.ts'
import { getMember } from '#api/account/member.ts'
import { listHotGames } from '#api/games/games.ts'
import { readAnswer } from './answer.ts'
import type { Caller, Wire } from './caller.ts'
import type { Report } from './report.ts'

/** Adds a favourite, twice with the same key, and removes it; then ends the session. */
export async function writeAndUndo(
  caller: Caller,
  report: Report,
  recall: (name: string) => unknown,
) {
  const game = await otherGame(caller, recall('listFavouriteIds'))
  if (game) await favourite(caller, report, game)
  else report.skipped.push('addFavourite: no hot game that is not a favourite already')
  report.answer('logout', logout, await caller.call(logout, {}))
  const after = await caller.call(getMember, {})
  if (after.status !== 401)
    report.add('logout', {
      field: 'token',
      expected: '401 for what it opened',
      actual: `${after.status}`,
      effect: 'nothing: the old token still opens the account',
    })
}

async function favourite(caller: Caller, report: Report, game: Wire) {
  const once = { headers: { 'Idempotency-Key': crypto.randomUUID() } }
  const first = await caller.call(addFavourite, game, once)
  report.answer('addFavourite', addFavourite, first)
  const second = await caller.call(addFavourite, game, once)
  if (second.status !== first.status || second.text !== first.text)
    report.add('addFavourite', {
      field: 'header Idempotency-Key',
      expected: 'the first answer again',
      actual: `${second.status}`,
      effect: 'repeats a lost request: it may be done twice',
    })
  report.answer('removeFavourite', removeFavourite, await caller.call(removeFavourite, game))
  const { value } = readAnswer(listFavouriteIds, await caller.call(listFavouriteIds, {}))
  if (Array.isArray(value) && value.map(String).includes(String(game['nodeId'])))
    report.add('removeFavourite', {
      field: 'success',
      expected: 'the game is no favourite any more',
      actual: 'it still is',
      effect: 'shows the heart again at the next start',
    })
}

async function otherGame(caller: Caller, favourites: unknown): Promise<Wire | null> {
  const own = new Set(Array.isArray(favourites) ? favourites.map(String) : [])
  const { merchantCode } = caller.target
  const reply = await caller.call(listHotGames, {
    merchantCode,
    isPlatform: '2',
    platform: 'html5',
  })
  const page = v.safeParse(listHotGames.output, readAnswer(listHotGames, reply).value)
  const game = page.success ? page.output.items.find(({ id }) => !own.has(id)) : null
  return game ? { nodeId: game.id, vendor: game.vendor } : null
}
