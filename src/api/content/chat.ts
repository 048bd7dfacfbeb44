import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { opening } from '#api/address.ts'
import { UnreadCount } from './inbox.ts'

/** @public */
export const about = {
  countUnreadChat: {
    says: 'The number of messages from customer service that the player has not seen.',
    refused: { free_reject: '', not_permitted: '(CBS3 is off)' },
  },
  launchChat: {
    says: 'The address logs this player in once and carries no session token.',
  },
} satisfies Readonly<Record<string, About>>

export const countUnreadChat = endpoint({
  path: '/wps/relay/chat/unread',
  output: UnreadCount,
})

/** The chat knows a single Chinese: every code that contains CN (section 7). */
export const chatLanguage = (language: string) => (language.includes('CN') ? 'CN' : language)

const colour = /^#[0-9a-fA-F]{6}$/

export const launchChat = endpoint({
  path: '/wps/relay/chat/launch',
  deadline: 'form',
  input: v.object({
    b2c: v.literal('1'),
    language: v.pipe(v.string(), v.maxLength(8)),
    backUrl: v.pipe(v.string(), v.regex(/^\/(?!\/)/), v.maxLength(200)),
    headerColor: v.pipe(v.string(), v.regex(colour)),
    title: v.pipe(v.string(), v.maxLength(80)),
    module: v.literal('CBS3'),
  }),
  output: opening('chatUrl', v.object({ chatUrl: v.pipe(v.string(), v.url()) })),
  encode: (look: {
    readonly language: string
    readonly backUrl: string
    readonly headerColor: string
    readonly title: string
  }) => ({ b2c: '1', module: 'CBS3', ...look, language: chatLanguage(look.language) }) as const,
  stales: [countUnreadChat],
})
