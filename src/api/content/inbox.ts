import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { TextsLanguage } from '#api/language.ts'
import type { ListPage } from '#api/page.ts'
import { Count, Flag, Id, Instant, list } from '#api/wire.ts'

/** @public */
export const about = {
  countUnreadInbox: {
    says: 'How many messages are unread, for the badges.',
    refused: { free_reject: '', not_permitted: '(COMM3 is off)' },
  },
  countUnreadPersonal: {
    says: 'How many unread messages are addressed to this player alone.',
    refused: { free_reject: '', not_permitted: '' },
  },
  listInbox: {
    says: "The player's messages, newest first. A page begins where the previous one ended, so that deleting a message shifts nothing.",
  },
  getMessage: {
    says: 'One message, for a link that leads to it.',
    refused: { free_reject: '', not_permitted: '', not_found: '' },
  },
  markMessageRead: {
    says: 'Marks a message as read; marking it again succeeds.',
    refused: { free_reject: '', not_permitted: '', not_found: '' },
  },
  markInboxRead: {
    says: 'Marks every message up to `upTo` as read, so that one that arrives meanwhile stays unread.',
    refused: { free_reject: '', not_permitted: '' },
  },
  removeMessage: {
    says: 'Removes a message from the inbox; `restoreMessage` brings it back.',
    refused: { free_reject: '', not_permitted: '', not_found: '' },
  },
  restoreMessage: {
    says: 'Brings back a message that was removed.',
    refused: { free_reject: '', not_permitted: '', not_found: '' },
  },
} satisfies Readonly<Record<string, About>>

const inboxScopes = ['ALL', 'PERSONAL'] as const
export type InboxScope = (typeof inboxScopes)[number]

const Message = v.pipe(
  v.object({
    id: Id,
    title: v.string(),
    content: v.string(),
    time: Instant,
    read: Flag,
    personal: v.optional(Flag, false),
  }),
  v.transform(({ read, personal, ...wire }) => ({ ...wire, isRead: read, isPersonal: personal })),
)
export type Message = v.InferOutput<typeof Message>

export const UnreadCount = v.pipe(
  v.object({ unReadCount: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.transform((wire) => wire.unReadCount),
)

export const countUnreadInbox = endpoint({
  path: '/wps/relay/inbox/unread',
  output: UnreadCount,
})

export const countUnreadPersonal = endpoint({
  path: '/wps/relay/inbox/unread/personal',
  output: UnreadCount,
})

export const listInbox = endpoint({
  path: '/wps/relay/inbox/list',
  input: v.object({
    scope: v.optional(v.picklist(inboxScopes), 'ALL'),
    before: v.optional(Count),
    pageSize: v.optional(Count, 50),
    language: TextsLanguage,
  }),
  output: v.pipe(
    v.object({ list: list(Message), next: v.nullable(v.number()), totalCount: v.number() }),
    v.transform((wire): ListPage<Message> => ({
      items: wire.list,
      page: 1,
      pages: 1,
      total: wire.totalCount,
      next: wire.next,
    })),
  ),
})

export const getMessage = endpoint({
  path: '/wps/relay/inbox/message',
  input: v.object({ id: Id, language: TextsLanguage }),
  output: Message,
})

const write = {
  stales: [countUnreadInbox, countUnreadPersonal],
} as const

export const markMessageRead = endpoint({
  ...write,
  method: 'POST',
  path: '/wps/relay/inbox/read',
  deadline: 'read',
  input: v.object({ id: Id, read: v.literal(true) }),
  encode: (message: { id: string }) => ({ id: message.id, read: true }) as const,
})

export const markInboxRead = endpoint({
  ...write,
  method: 'POST',
  path: '/wps/relay/inbox/readAll',
  input: v.object({ upTo: Id, scope: v.optional(v.picklist(inboxScopes), 'ALL') }),
})

export const removeMessage = endpoint({
  ...write,
  method: 'DELETE',
  path: '/wps/relay/inbox/message',
  input: v.object({ id: Id }),
})

export const restoreMessage = endpoint({
  ...write,
  method: 'POST',
  path: '/wps/relay/inbox/restore',
  input: v.object({ id: Id }),
})
