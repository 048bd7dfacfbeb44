import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

const kept = vi.hoisted(() => ({ limits: {} as unknown }))
vi.mock('workbox-expiration', () => ({
  ExpirationPlugin: class {
    constructor(limits: unknown) {
      kept.limits = limits
    }
  },
}))

const own = 'https://mela.example'
const stored = new Map<string, Response>()
const cache = {
  match: async ({ url }: Request) => stored.get(url)?.clone(),
  put: async ({ url }: Request, response: Response) => void stored.set(url, response),
}
const fetched = vi.fn<(request: Request) => Promise<Response>>()
vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
vi.stubGlobal('self', globalThis)
vi.stubGlobal('location', new URL(own))
vi.stubGlobal('caches', { match: cache.match, open: async () => cache })
vi.stubGlobal('ExtendableEvent', Event)
vi.stubGlobal('FetchEvent', class {})
vi.stubGlobal('fetch', fetched)
const { cachePictures, pictures } = await import('./pictures.ts')
afterAll(() => void vi.unstubAllGlobals())

const typed = (type: string, status = 200) =>
  new Response('data', { status, headers: type ? { 'Content-Type': type } : {} })
const event = () => Object.assign(new Event('fetch'), { waitUntil: () => undefined })
const address = `${own}/cdn/1/game.webp`

async function look(asked = address) {
  const [response, done] = pictures.handleAll({ event: event(), request: new Request(asked) })
  const shown = await response
  await done
  return shown
}

beforeEach(() => {
  stored.clear()
  fetched.mockReset().mockImplementation(async () => typed('image/webp'))
})

describe('a picture', () => {
  it('is loaded once, from any of the hosts', async () => {
    await look()
    await look(`${own}/cdn/2/game.webp`)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a portal’s page', () => typed('text/html')],
    ['an answer without a type', () => typed('')],
    ['an error of the host', () => typed('image/webp', 503)],
    ['an answer that the browser hides', () => Response.error()],
  ])('is not %s', async (_, answer) => {
    fetched.mockImplementationOnce(async () => answer())
    await look()
    await look()
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('that is stored as another type is loaded again', async () => {
    await look()
    for (const key of stored.keys()) stored.set(key, typed('text/html'))
    expect((await look()).headers.get('Content-Type')).toBe('image/webp')
  })

  it('is dropped after 30 days without use, or when storage is full', () => {
    expect(kept.limits).toMatchObject({ maxAgeSeconds: 2_592_000, purgeOnQuotaError: true })
  })
})

describe('the pictures of a page that are cached', () => {
  const keep = (addresses: readonly string[], signal = new AbortController().signal) =>
    cachePictures(event() as unknown as ExtendableEvent, addresses, signal)

  it('are those below /cdn of this site', async () => {
    const others = [`${own}/m/home`, 'https://evil.example/cdn/1/b.webp']
    await keep([`${own}/cdn/1/a.webp`, ...others, `${own}/cdn/1/c.webp`])
    const both = [`${own}/cdn/a.webp`, `${own}/cdn/c.webp`]
    await vi.waitFor(() => expect([...stored.keys()]).toEqual(both))
  })

  it('stop loading when the player needs the network', async () => {
    await keep([address], AbortSignal.abort())
    expect(fetched).not.toHaveBeenCalled()
  })
})
