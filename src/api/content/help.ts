import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { TextsLanguage } from '#api/language.ts'
import { Id, Merchant, list } from '#api/wire.ts'

/** @public */
export const about = {
  listHelp: {
    says: 'The help topics in order, with HTML that the app sanitises before it shows it.',
  },
} satisfies Readonly<Record<string, About>>

const HelpTopic = v.object({
  id: Id,
  code: v.optional(v.string(), ''),
  title: v.string(),
  content: v.string(),
})
export type HelpTopic = v.InferOutput<typeof HelpTopic>

export const listHelp = endpoint({
  path: '/wps/help/center',
  session: 'none',
  input: v.object({
    ...Merchant.entries,
    lang: TextsLanguage,
    device: v.literal('MOBILE'),
  }),
  output: list(HelpTopic),
  encode: ({ merchantCode, language }: { merchantCode: string; language: string }) =>
    ({ merchantCode, lang: language, device: 'MOBILE' }) as const,
})
