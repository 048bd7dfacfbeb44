import * as v from 'valibot'
import { FieldRule, FieldRules, registrationFields } from '#api/account/registration.fields.ts'
import { FieldFormats, WireFormat, formattedFields } from '#api/account/registration.formats.ts'
import { lists, numbers } from '#api/games/catalogue.ts'
import { GamesInColumns, Game } from '#api/games/game.ts'
import { Count } from '#api/wire.ts'
import { type Schema, baseOf, schemaEntriesOf } from './shape.ts'

/**
 * The fields of a game, each a list of its values in the order of the games; null for a game
 * without one.
 */
const GameColumns = v.object(
  Object.fromEntries(
    schemaEntriesOf(baseOf(Game) ?? Game).map(([name, field]) => {
      const column = v.array(v.nullable(field))
      return [name, name === 'gameType' ? column : v.optional(column)]
    }),
  ),
)

/** The schemas that the app parses with code, and what that code accepts. */
const opaque = new Map<Schema, Schema>([
  [GamesInColumns, GameColumns],
  // A path or query parameter, where every number is text.
  [Count, v.pipe(v.number(), v.integer(), v.minValue(1))],
  [numbers, v.array(v.number())],
  [lists, v.array(v.array(v.number()))],
  [FieldRules, v.object(v.entriesFromList(registrationFields, v.optional(FieldRule)))],
  [FieldFormats, v.object(v.entriesFromList(formattedFields, v.optional(WireFormat)))],
])

export const shownOf = (schema: Schema) => opaque.get(schema) ?? null

/** Schemas whose parts are parsed, or left out, one by one. */
export const sparesParts = (schema: Schema) => schema === FieldRules || schema === FieldFormats
