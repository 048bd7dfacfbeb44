import { vi } from 'vitest'

type Body = RequestInit['body']
type Answer = (query: URLSearchParams, method: string, body: Body) => unknown
export class Refused {
  readonly status: number
  readonly code: string
  readonly value: unknown
  constructor(status: number, code: string, value?: unknown) {
    this.status = status
    this.code = code
    this.value = value
  }
}

const ok = (value: unknown) => Response.json({ success: true, value })

/**
 * A platform with an answer for each path: the envelope's value, a Refused for a refusal, or an Error for a network
 * failure.
 */
export function platform(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = []
  const fetched = vi.fn<typeof fetch>(async (address, init) => {
    const url = new URL(address instanceof Request ? address.url : address, 'http://mela.test')
    const method = init?.method ?? 'GET'
    asked.push(`${method} ${url.pathname}${url.search}`)
    const answer = answers[url.pathname]
    if (!answer) return new Promise<Response>(() => undefined)
    const value = await answer(url.searchParams, method, init?.body)
    if (value instanceof Error) throw new TypeError('no network')
    if (value instanceof Refused)
      return Response.json(
        { success: false, code: value.code, value: value.value },
        { status: value.status },
      )
    return ok(value)
  })
  vi.stubGlobal('fetch', fetched)
  return asked
}

/** The answer about a site with these switches. */
export const withSwitches = (whitelabel: object) => ({
  '/wps/system/status': () => ({ info: { whitelabel }, serverTime: 0 }),
})

/** The first page of a list. */
export const page = (list: readonly unknown[], totalPages = 1) => ({
  list,
  pageNum: 1,
  totalPages,
  totalCount: list.length,
})
