import type { Platform } from '#sandbox/http/platform.ts'
import { given } from '#sandbox/schema/query.ts'
import { type Notification, type Subscription, sendPush } from './send.ts'
import { operatorName } from '#sandbox/operator/operator.ts'

interface Announced {
  readonly kind: string
  readonly title: string
  readonly to?: string | undefined
}

const longestTitle = 90

/** Notifies the recipients' active sessions that have subscribed. */
export async function notify(platform: Platform, { kind, title, to }: Announced) {
  if (kind !== 'notice' && kind !== 'inbox') return
  const subscriptions = await subscriptionsOf(platform, to)
  await Promise.allSettled(
    subscriptions.map(async (subscription) => {
      const told = kind === 'notice' ? notice(subscription) : await letter(platform, subscription)
      await sendPush(platform, subscription, { ...told, title: title.slice(0, longestTitle) })
    }),
  )
}

const notice = ({ language }: Subscription) => ({
  body: bodies.notice(language),
  path: '/m/messages',
  tag: 'notice',
})

/** Links to the message if only one is unread, or else to the list. */
async function letter(
  { db }: Platform,
  { account_id, language }: Subscription,
): Promise<Omit<Notification, 'title'>> {
  const unread = await db
    .selectFrom('messages')
    .select('id')
    .where('account_id', '=', account_id)
    .where('read', '=', 0)
    .where('removed', '=', 0)
    .orderBy('id', 'desc')
    .execute()
  const count = unread.length
  return {
    body: bodies.inbox(language, count),
    path: count === 1 ? `/m/webEmail?id=${unread[0]?.id}` : '/m/webEmail',
    tag: 'inbox',
    unread: count,
  }
}

const subscriptionsOf = ({ db, now }: Platform, username: string | undefined) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .innerJoin('accounts', 'accounts.id', 'push_subscriptions.account_id')
    .selectAll('push_subscriptions')
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now())
    .where('accounts.disabled', '=', 0)
    .$call(given(username, (query, name) => query.where('username', '=', name)))
    .execute()

const bengali = new Intl.NumberFormat('bn-BD-u-nu-beng')

/**
 * Text below the title, in English unless the language is Bengali; it never quotes the message
 * itself.
 */
const bodies = {
  notice: (language: string) =>
    language === 'BN'
      ? `${operatorName('BN')}: নতুন ঘোষণা`
      : `A new announcement from ${operatorName('EN')}`,
  inbox: (language: string, unread: number) => {
    if (language === 'BN')
      return unread > 1 ? `${bengali.format(unread)}টি অপঠিত বার্তা` : 'আপনার ইনবক্সে নতুন বার্তা'
    return unread > 1 ? `${unread} unread messages` : 'A new message in your inbox'
  },
} as const
