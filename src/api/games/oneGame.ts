import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { NamesLanguage } from '#api/language.ts'
import { Merchant } from '#api/wire.ts'
import { Game } from './game.ts'

/** @public */
export const about = {
  getGame: {
    says: 'One game by its node id, where a link or a record names it.',
    refused: { not_found: '' },
  },
} satisfies Readonly<Record<string, About>>

export const getGame = endpoint({
  path: '/lgw/game/info',
  session: 'none',
  input: v.object({
    ...Merchant.entries,
    nodeId: v.pipe(v.string(), v.maxLength(64)),
    language: NamesLanguage,
  }),
  output: Game,
})
