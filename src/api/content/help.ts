import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Id, list } from '../wire.ts'

const HelpTopic = v.object({
  id: Id,
  /** Names a topic that other pages lead to, as /m/help#terms leads to the user agreement. */
  code: v.optional(v.string(), ''),
  title: v.string(),
  content: v.string(),
})
export type HelpTopic = v.InferOutput<typeof HelpTopic>

/** Public, and whole: a phone that has asked once can search it without a network. */
export const listHelp = endpoint({
  method: 'GET',
  path: '/wps/help/center',
  session: 'none',
  cached: true,
  input: v.object({ lang: v.optional(v.string(), 'BN'), device: v.literal('MOBILE') }),
  output: list(HelpTopic),
  encode: (params: { language: string }) => ({ lang: params.language, device: 'MOBILE' }) as const,
})
