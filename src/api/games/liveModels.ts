import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { Game } from './game.ts'
import { NamesLanguage } from '#api/language.ts'
import { Flag, Id, Merchant, withDefault, list } from '#api/wire.ts'

/** @public */
export const about = {
  listLiveModels: {
    says: 'The presenters of live games and their tables. All models, or only those live now. Live data is never cached.',
  },
} satisfies Readonly<Record<string, About>>

const LiveModel = v.pipe(
  v.object({
    modelId: Id,
    modelName: v.pipe(v.string(), v.trim(), v.minLength(1)),
    picture: withDefault(v.string(), ''),
    streaming: withDefault(Flag, false),
    game: withDefault(v.nullable(Game), null),
  }),
  v.transform((wire) => ({
    id: wire.modelId,
    name: wire.modelName,
    picture: wire.picture || null,
    isStreaming: wire.streaming,
    table: wire.game,
  })),
)
export type LiveModel = v.InferOutput<typeof LiveModel>

export const listLiveModels = endpoint({
  path: '/lgw/live/models',
  session: 'none',
  input: v.object({
    ...Merchant.entries,
    module: v.literal('CBS3'),
    status: v.picklist(['active', 'streaming']),
    language: NamesLanguage,
  }),
  output: v.pipe(
    v.object({ list: v.optional(list(LiveModel), []) }),
    v.transform((wire) => wire.list),
  ),
  encode: (params: {
    readonly merchantCode: string
    readonly status: 'active' | 'streaming'
    readonly language: string
  }) => ({ ...params, module: 'CBS3' }) as const,
})
