import { isRecord } from '#device/isRecord.ts'
import { parseUrl } from '#device/parseUrl.ts'
import { brandName } from '#sw/merchant.ts'

interface Push {
  readonly title: string
  readonly body: string
  readonly path: string
  /** A newer notification replaces the one with the same tag. */
  readonly tag: string
  readonly unread: number | undefined
}

const home = '/m/messages'

/** Shown if a push cannot be read, since browsers require a notification. */
const nameless: Push = {
  title: brandName,
  body: 'নতুন বার্তা এসেছে – You have a new message',
  path: home,
  tag: 'message',
  unread: undefined,
}

const longestTitle = 90
const longestBody = 140

export function readPush(text: string | undefined): Push {
  const told = parse(text)
  const title = textOf(told['title']).slice(0, longestTitle)
  if (!title) return nameless
  return {
    title,
    body: textOf(told['body']).slice(0, longestBody),
    path: pageOfApp(told['path']),
    tag: textOf(told['tag']) || nameless.tag,
    unread: countOf(told['unread']),
  }
}

/** Always a page of the app, whatever the notification contains. */
export function pageOfApp(path: unknown, origin = location.origin): string {
  const url = parseUrl(textOf(path), origin)
  if (url?.origin !== origin || !/^\/m\//i.test(url.pathname)) return home
  return url.pathname + url.search
}

function parse(text: string | undefined): Record<string, unknown> {
  try {
    const told: unknown = JSON.parse(text ?? '')
    return isRecord(told) ? told : {}
  } catch {
    return {}
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

const countOf = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
