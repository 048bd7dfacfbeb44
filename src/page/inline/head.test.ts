import { beforeEach, expect, it, vi } from 'vitest'

const pageTextFile = vi.hoisted(() => vi.fn<(file: string) => string>())
vi.mock('#device/worker/texts.ts', () => ({ pageTextFile }))

const merchant = {
  brand: { BN: 'মেলা', EN: 'Mela', UR: 'میلا' },
  languages: ['BN', 'UR', 'FA'],
  followsBrowserLanguage: false,
}

beforeEach(() => {
  pageTextFile.mockReturnValue('data:text/javascript,')
  vi.resetModules()
  localStorage.removeItem('landed')
  vi.stubGlobal('LAYOUTS', {})
  vi.stubGlobal('ARTIST', '')
  vi.stubGlobal('WIDE', '')
  vi.stubGlobal('RIGHT_TO_LEFT', ['fa', 'ur'])
  document.querySelector('html > link')?.remove()
  document.documentElement.dir = 'ltr'
  document.head.innerHTML = `<script type="application/json" id="languages">
    {"BN":"bn-0a1b2c3","UR":"ur-4d5e6f7","FA":"fa-8901234","TW":"zh-Hant-5678901","PT":"pt-BR-2345678"}</script>
    <script type="application/json" id="merchant">${JSON.stringify(merchant)}</script>
    <link rel="canonical" href="/m/home"><title>মেলা</title>`
})

it.each([
  ['/m/help', '/m/help'],
  ['/m/help?lang=zh-tw&from=menu', '/m/help?lang=TW'],
  ['/m/help?lang=bn', '/m/help'],
  ['/m/help?lang=xx', '/m/help'],
])('the canonical address of %s is %s', async (address, canonical) => {
  localStorage.setItem('language', 'UR')
  history.replaceState(null, '', address)
  await import('./head.inline.ts')
  expect(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe(
    location.origin + canonical,
  )
  history.replaceState(null, '', '/m/home')
})

it.each([
  ['BN', 'bn', 'ltr', 'মেলা'],
  ['UR', 'ur', 'rtl', 'میلا'],
  ['FA', 'fa', 'rtl', 'Mela'],
])(
  'in %s the page has lang %s, direction %s and title %s at once',
  async (code, lang, dir, title) => {
    localStorage.setItem('language', code)
    await import('./head.inline.ts')
    const { documentElement: root } = document
    expect([root.lang, root.dir, root.dataset['language']]).toEqual([lang, dir, code])
    expect(document.title).toBe(title)
  },
)

it.each([
  ['UR', true, 'UR'],
  ['UR', false, 'BN'],
  ['XX', true, 'BN'],
  ['fa', true, 'FA'],
  ['fa-IR', true, 'FA'],
  ['zh-CN', true, 'BN'],
])('with %s in the address (online: %s) and %s stored', async (code, onLine, stored) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  localStorage.setItem('language', 'BN')
  history.replaceState(null, '', `/m/home?lang=${code}`)
  await import('./head.inline.ts')
  expect(localStorage.getItem('language')).toBe(stored)
  history.replaceState(null, '', '/m/home')
  vi.restoreAllMocks()
})

it.each([
  ['zh-TW', 'TW', 'zh-Hant', 'zh-Hant-5678901'],
  ['pt', 'PT', 'pt-BR', 'pt-BR-2345678'],
  ['BN', 'BN', 'bn', undefined],
])('in %s, which is %s, the page requests the text that it lacks', async (asked, ...rest) => {
  history.replaceState(null, '', `/m/home?lang=${asked}`)
  await import('./head.inline.ts')
  const { dataset, lang } = document.documentElement
  expect([dataset['language'], lang, pageTextFile.mock.calls[0]?.[0]]).toEqual(rest)
  history.replaceState(null, '', '/m/home')
})

it.each([
  [true, null, 'FA'],
  [true, 'UR', 'UR'],
  [false, null, 'BN'],
])(
  'with the browser’s language used in first visits: %s, and %s stored, it is in %s',
  async (follows, stored, code) => {
    if (stored) localStorage.setItem('language', stored)
    else localStorage.removeItem('language')
    document.getElementById('merchant')!.textContent = JSON.stringify({
      ...merchant,
      followsBrowserLanguage: follows,
    })
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'fa-IR', 'ur'])
    await import('./head.inline.ts')
    expect(document.documentElement.dataset['language']).toBe(code)
  },
)

it.each(['constructor', '__proto__', 'toString'])(
  'ignores the language %s, stored or in the address of a web clip',
  async (code) => {
    localStorage.setItem('language', code)
    history.replaceState(null, '', `/m/home?lang=${code}`)
    await import('./head.inline.ts')
    expect(document.documentElement.dataset['language']).toBe('BN')
    localStorage.removeItem('language')
    vi.resetModules()
    history.replaceState(null, '', `/m/home?webclip=1&language=${code}`)
    await import('./head.inline.ts')
    expect(document.documentElement.dataset['language']).toBe('BN')
    history.replaceState(null, '', '/m/home')
  },
)

it.each([
  ['/m/home', '/lgw/game/hot?language=UR&x=1'],
  ['/m/login', undefined],
])('at %s it requests %s before the page is parsed', async (path, address) => {
  vi.stubGlobal('LAYOUTS', { '/m/login': 'login', '/m/home': 'home' })
  vi.stubGlobal('HOT', '/lgw/game/hot?language=LANG&x=1')
  const asked = vi.fn<typeof fetch>(async () => Response.json({}))
  vi.stubGlobal('fetch', asked)
  Reflect.deleteProperty(window, 'early')
  localStorage.setItem('language', 'UR')
  history.replaceState(null, '', path)
  await import('./head.inline.ts')
  expect([window.mela.early?.address, asked.mock.calls[0]?.[0]]).toEqual([address, address])
})

it.each([
  [
    '/m/activity',
    '?x=1&AffiliateCode=9E4&recommenderId=0017',
    'AffiliateCode=9E4&recommenderId=0017',
  ],
  ['/m/appDownload', '?tokens=secret&affiliateCode=9E4', 'affiliateCode=9E4'],
])('at %s%s the invitation is stored before anything else', async (path, query, codes) => {
  history.replaceState(null, '', path + query)
  await import('./head.inline.ts')
  expect(localStorage.getItem('landed')?.replace(/^\d+/, '')).toBe(`&${codes}`)
  history.replaceState(null, '', `${path}?affiliateCode=later`)
  vi.resetModules()
  await import('./head.inline.ts')
  expect(localStorage.getItem('landed')).toContain(codes)
  history.replaceState(null, '', '/m/home')
})

it('without an invitation nothing is stored about the address', async () => {
  history.replaceState(null, '', '/m/home?myaffiliateCode=x&affiliateCode=')
  await import('./head.inline.ts')
  expect(localStorage.getItem('landed')).toBeNull()
  history.replaceState(null, '', '/m/home')
})

it.each([
  ['maintenance', '/m/home', true, 'maintenance'],
  ['region', '/m/hot', true, 'region'],
  ['open', '/m/home', true, undefined],
  ['maintenance', '/m/home', false, undefined],
  ['maintenance', '/m/Service/', true, undefined],
])(
  'when the site was last %s, %s (online: %s) is painted closed: %s',
  async (gate, path, onLine, closed) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    delete document.documentElement.dataset['closed']
    localStorage.setItem('siteStatus', JSON.stringify({ gate, ip: '"gate":"region"', at: 0 }))
    history.replaceState(null, '', path)
    await import('./head.inline.ts')
    expect(document.documentElement.dataset['closed']).toBe(closed)
    delete document.documentElement.dataset['closed']
    history.replaceState(null, '', '/m/home')
    vi.restoreAllMocks()
  },
)

it('follows a link of the prerender without a page load, until the app takes over', async () => {
  vi.stubGlobal('LAYOUTS', { '/m/login': 'login', '/m/home': 'home' })
  history.replaceState(null, '', '/m/home')
  vi.stubGlobal('HOT', '/lgw/game/hot')
  vi.stubGlobal('fetch', async () => Response.json({}))
  await import('./head.inline.ts')
  document.body.innerHTML = `<div class="Prerender-home"><a href="/m/login"><b>Sign in</b></a></div>
    <div class="Shell-shell"><a href="/m/help">Help</a></div>`
  const click = (target: string, init?: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    document.querySelector(target)?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(click('b', { ctrlKey: true })).toBe(false)
  expect(click('.Shell-shell a')).toBe(false)
  expect(document.documentElement.dataset['layout']).toBe('home')
  expect(click('b')).toBe(true)
  expect([location.pathname, document.documentElement.dataset['layout']]).toEqual([
    '/m/login',
    'login',
  ])
})

it.each([
  [390, 16, 0],
  [700, 16, 1],
  [1280, 32, 0],
])(
  'at %i px and text of %i px, %i style sheets for wide screens are requested',
  async (width, text, sheets) => {
    vi.stubGlobal('WIDE', '/assets/abc.css')
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), {
        matches: width / text >= Number(/[\d.]+(?=em)/.exec(query)?.[0]),
      }),
    )
    await import('./head.inline.ts')
    expect(document.querySelectorAll('link[href="/assets/abc.css"]')).toHaveLength(sheets)
  },
)
