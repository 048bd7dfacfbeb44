import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import { SessionGrant } from '#api/account/session.ts'
import { Category, VendorCode } from '#api/games/category.ts'
import { Game, Games } from '#api/games/game.ts'
import { GamePage } from '#api/page.ts'
import { Count, Flag, Id, Instant, Money } from '#api/wire.ts'
import { amountNote } from '#production/contract/amount.ts'
import type { Schema } from '#production/contract/shape.ts'
import { wireOf } from './wireOf.ts'

export type Json = Readonly<Record<string, unknown>>

const named = {
  Category,
  Count,
  Flag,
  Game,
  Games,
  GamePage,
  Id,
  Instant,
  Money,
  SessionGrant,
  VendorCode,
}

const notes: Readonly<Record<string, string>> = {
  Flag: 'On: true, 1, "1" and "true". Everything else is off.',
  Game: 'Needs an id (nodeId, gameId or roomId), a name (gameName, nodeName or displayName) and a vendor.',
  GamePage: 'The games stand under games, content or list.',
  Games: 'Rows, or columns, which are a third as large.',
  Id: 'A number and its text are the same id.',
  Instant: 'Epoch milliseconds, or an ISO date.',
  Money: amountNote,
}

const definitions = Object.fromEntries(
  Object.entries(named).map(([name, schema]) => [name, wireOf(schema)]),
)

/**
 * `check`, `trim` and `finite` have no equivalent in JSON Schema; anything else that it cannot
 * express fails the build.
 */
const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  ignoreActions: ['check', 'trim', 'finite'],
  // Converts `const` to a single-value enumeration, because viewers show its value.
  overrideSchema: ({ jsonSchema: { const: only, ...rest } }) =>
    only === undefined ? null : { ...rest, type: typeOf(only), enum: [only] },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

function typeOf(value: unknown) {
  if (typeof value === 'boolean') return 'boolean'
  return typeof value === 'number' ? 'number' : 'string'
}

export function schemaOf(schema: Schema): Json {
  const {
    $schema: _,
    $defs: __,
    ...json
  } = toJsonSchema(wireOf(schema), { ...config, definitions })
  return json
}

export const namedSchemas = (): Json =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(definitions, config)).map(([name, json]) => [
      name,
      name in notes ? { ...json, description: notes[name] } : json,
    ]),
  )
