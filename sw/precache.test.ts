import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, workerScope } from './workerScope.testing.ts'

interface Guard {
  cacheWillUpdate: (told: { request: Request; response: Response }) => Promise<Response | null>
  cachedResponseWillBeUsed: (told: {
    request: Request
    cachedResponse?: Response
  }) => Promise<Response | null>
}
type Handler = (told: { request: Request; url: URL; event: object }) => Promise<Response>
type Match = (told: { url: URL; sameOrigin: boolean }) => unknown

const worker = vi.hoisted(() => ({
  page: undefined as Response | undefined,
  install: async (): Promise<void> => undefined,
  guards: [] as unknown[],
  named: {} as unknown,
  navigation: undefined as unknown,
  routes: [] as unknown[],
}))
vi.mock('workbox-precaching', () => ({
  PrecacheController: class {
    constructor({ plugins }: { plugins: unknown[] }) {
      worker.guards = plugins
    }
    addToCacheList() {}
    async matchPrecache() {
      return worker.page?.clone()
    }
  },
  PrecacheRoute: class {
    constructor(_shell: unknown, named: unknown) {
      worker.named = named
    }
  },
  cleanupOutdatedCaches: () => undefined,
}))
vi.mock('workbox-routing', () => ({
  NavigationRoute: class {
    constructor(handler: unknown) {
      worker.navigation = handler
    }
  },
  registerRoute: (...route: unknown[]) => void worker.routes.push(route),
}))
vi.mock('./texts/texts.ts', async (original) => ({
  ...(await original<typeof import('./texts/texts.ts')>()),
  answerText: async () => new Response('texts'),
}))

vi.mock('./install.ts', () => ({ install: () => worker.install() }))

const { serveShell } = await import('./precache.ts')

const own = 'https://mela.example'
const html = (body: string) => new Response(body, { headers: { 'Content-Type': 'text/html' } })
const ownPage = (more: object = {}, app = 'app-1a2b3c4') =>
  html(
    `<script type="application/json" id="merchant">${JSON.stringify({ merchantCode: 'mela01', ...more })}</script><script id="head"></script><script id="start">/assets/${app}.js</script>`,
  )
const fetched = vi.fn<typeof fetch>()
const open = page()
let scope: ReturnType<typeof workerScope>

beforeEach(() => {
  scope = workerScope([open])
  vi.stubGlobal('location', new URL(own))
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockImplementation(async () => html('from the network'))
  worker.page = ownPage()
  worker.routes = []
  worker.install = async () => undefined
  serveShell(['assets/app-1a2b3c4.js', { url: 'index.html', revision: '1' }])
})
afterEach(() => void vi.unstubAllGlobals())

const visit = async (path: string) => {
  const url = new URL(path, own)
  const navigate = worker.navigation as Handler
  const page = await navigate({ url, request: new Request(url), event: {} })
  return { status: page.status, text: await page.text() }
}

describe('a page', () => {
  it('comes from the cache, without the network', async () => {
    expect((await visit('/m/home')).text).toContain('merchant')
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([
    ['is missing', undefined],
    ['is of another kind', new Response('{}', { headers: { 'Content-Type': 'text/css' } })],
    ['is a portal’s', html('Free Wi-Fi')],
    ['is of another release', ownPage({}, 'app-zzzzzzz')],
    ['is of another merchant', ownPage({ merchantCode: 'jonaki' })],
  ])('that %s comes from the network, or says that there is none', async (_, page) => {
    worker.page = page
    expect((await visit('/m/home')).text).toBe('from the network')
    fetched.mockRejectedValue(new TypeError('no network'))
    expect(await visit('/m/home')).toMatchObject({ status: 503 })
  })

  it('with its own policy comes from the host when needed, and otherwise from the cache', async () => {
    worker.page = ownPage({ firebase: {} })
    expect((await visit('/m/home')).text).toContain('merchant')
    expect((await visit('/m/login')).text).toBe('from the network')
    fetched.mockRejectedValue(new TypeError('no network'))
    expect((await visit('/m/login')).text).toContain('merchant')
    worker.page = ownPage()
    expect((await visit('/m/login')).text).toContain('merchant')
  })
})

describe('a file', () => {
  const guard = () => worker.guards[0] as Guard
  const stores = async (path: string, response: Response) =>
    (await guard().cacheWillUpdate({ request: new Request(own + path), response })) !== null
  const uses = async (path: string, cachedResponse?: Response) => {
    const request = new Request(own + path)
    const told = cachedResponse ? { request, cachedResponse } : { request }
    return (await guard().cachedResponseWillBeUsed(told)) !== null
  }
  const script = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } })

  it('is stored if its content matches its name', async () => {
    expect(await stores('/assets/app.js', script())).toBe(true)
    expect(await stores('/assets/app.js', html('a portal’s page'))).toBe(false)
    expect(await stores('/index.html', ownPage())).toBe(true)
    expect(await stores('/index.html', html('a portal’s page'))).toBe(false)
  })

  it('is used if its content matches its name', async () => {
    expect(await uses('/assets/app.js', script())).toBe(true)
    expect(await uses('/assets/app.js', html('a portal’s page'))).toBe(false)
    expect(await uses('/assets/app.js')).toBe(false)
    expect(await uses('/index.html', ownPage())).toBe(true)
    expect(await uses('/index.html', html('a portal’s page'))).toBe(false)
  })

  it('is served under its own name only', () => {
    expect(worker.named).toMatchObject({ directoryIndex: '', cleanURLs: false })
  })

  it('of texts has its own answer on this site', async () => {
    const [matches, answer] = worker.routes.find((route) => Array.isArray(route) && route[1]) as [
      Match,
      Handler,
    ]
    const url = new URL('/assets/text-bn-1234567.js', own)
    expect(matches({ url, sameOrigin: true })).toBeTruthy()
    expect(matches({ url, sameOrigin: false })).toBeFalsy()
    expect(matches({ url: new URL('/assets/app.js', own), sameOrigin: true })).toBeFalsy()
    const shown = await answer({ url, request: new Request(url), event: {} })
    expect(await shown.text()).toBe('texts')
  })
})

describe('a version that cannot be installed', () => {
  const install = () => scope.tell('install')
  const cacheWillUpdate = (path: string, response: Response) =>
    (worker.guards[0] as Guard).cacheWillUpdate({ request: new Request(own + path), response })
  const html404 = () => new Response('', { status: 404, headers: { 'Content-Type': 'text/html' } })

  it.each<[string, () => Promise<unknown>, string, string]>([
    [
      'a file that was changed on its way',
      () => cacheWillUpdate('/index.html', html('Free Wi-Fi')),
      'changed',
      `${own}/index.html`,
    ],
    [
      'a file that is missing',
      () => cacheWillUpdate('/assets/a.js', html404()),
      'missing',
      `${own}/assets/a.js`,
    ],
    ['a full phone', () => Promise.reject(new DOMException('', 'QuotaExceededError')), 'full', ''],
    ['a lost network', () => Promise.reject(new TypeError('Failed to fetch')), 'offline', ''],
    [
      'a browser that stores nothing',
      () => Promise.reject(new DOMException('', 'SecurityError')),
      'refused',
      '',
    ],
  ])('tells the pages why: %s', async (_, step, why, file) => {
    worker.install = async () => {
      if ((await step()) === null) throw new Error('bad-precaching-response')
    }
    open.told.length = 0
    await expect(install().catch(() => 'failed')).resolves.toBe('failed')
    expect(open.told).toEqual([{ type: 'failed', why, file }])
  })
})
