import { isLiteFor, liteKey } from '#device/traffic/lite.rules.ts'
import { phoneStorage } from '#device/storage/storage.ts'
import { pageTextFile } from '#device/worker/texts.ts'
import { trustedScript } from '#device/page/trusted.ts'
import { requestEarly } from '#net/early.ts'
import { languageIn } from '#device/worker/tags.rules.ts'
import { drawings } from '#ui/art/drawings.ts'
import { closedBefore, isServicePath, statusKey } from '#shell/status/closed.rules.ts'
import { type PathLayouts, drawnFor, layoutOf } from '#shell/seen/drawn.rules.ts'

declare const LAYOUTS: PathLayouts
/** The address of home's first row: start.inline.ts draws the answer, and the app reuses it. */
declare const HOT: string
/** Empty where the brand has no drawings. */
declare const ARTIST: string
/** The style sheet for wide screens, which phones never load; empty where the page itself contains it. */
declare const WIDE: string
/** Locales. */
declare const RIGHT_TO_LEFT: readonly string[]

const { read: stored, write: store } = phoneStorage

/** Data that the page carries as JSON. */
const dataOf = (id: string) => JSON.parse(String(document.getElementById(id)?.textContent))

const mela: Window['mela'] = (window.mela = { texts: dataOf('languages') })
const { texts } = mela

const query = new URLSearchParams(location.search)

/**
 * The app reads it later (device/storage/referral.ts). It is stored now, because the player may leave before that and
 * come back another way.
 */
const codes = location.search.match(/\b(affiliateCode|recommenderId)=[^&]+/gi)
if (codes && !stored('landed')) store('landed', `${Date.now()}&${codes.join('&')}`)

/** Removes single-use values from the URL before anything else can read them. */
const replaceSearch = (rest: string) =>
  history.replaceState(null, '', location.pathname + rest + location.hash)

if (/^\/m\/socialreturn\/?$/i.test(location.pathname) && query.has('state')) {
  mela.socialAnswer = location.search
  replaceSearch('')
}

/** The tokens of a download; its language becomes `lang`, as on any other page. */
if (/^\/m\/appdownload\/?$/i.test(location.pathname) && location.search) {
  mela.downloadTicket = query.get('tokens') ?? query.get('token')
  const language = query.get('language') ?? query.get('lang')
  replaceSearch(language ? `?lang=${encodeURIComponent(language)}` : '')
}

/** The web clip's mark is stored; its language counts only at the first start. */
if (query.has('webclip')) {
  store('WEBCLIP', '1')
  const first = query.get('language')?.toUpperCase()
  if (first && !stored('language')) store('language', first)
  for (const mark of ['webclip', 'language']) query.delete(mark)
  replaceSearch(`${query}` && `?${query}`)
}

const merchant = dataOf('merchant')
/** The merchant's language that a code or a BCP 47 tag names, in a link or of the phone or browser. */
const merchantLanguage = (tag: unknown) => languageIn(texts, tag)
const linked = merchantLanguage(/[?&]lang=([\w-]+)/i.exec(location.search)?.[1])
const language =
  linked ??
  merchantLanguage(stored('language')) ??
  (merchant.followsBrowserLanguage
    ? navigator.languages.map(merchantLanguage).find(Boolean)
    : undefined) ??
  Object.keys(texts)[0] ??
  ''
const file = texts[language] ?? ''
const isFurther = !merchant.languages.includes(language)
if (isFurther) import(/* @vite-ignore */ pageTextFile(file)).catch(() => undefined)
/**
 * Stored at once, because the player may leave before the app has loaded. Not offline, where its text may be missing
 * on the phone.
 */
if (language === linked && navigator.onLine) store('language', language)
const { dataset, classList } = document.documentElement

const layOut = () =>
  (dataset['layout'] = drawnFor(
    layoutOf(LAYOUTS, location.pathname),
    location.pathname + location.search,
  ))

const drawn = layOut()
const canonical = new URL(
  ['home', 'list'].includes(drawn) ? '/m/home' : location.pathname,
  location.origin,
)
/** The main languages share an address, because the page contains both. */
if (linked && isFurther) canonical.search = `lang=${linked}`

if (drawn === 'home') requestEarly(HOT.replace('=LANG&', `=${language}&`))

/** Without a network, the site never counts as closed. */
const closed = closedBefore(stored(statusKey))
if (closed && navigator.onLine && !isServicePath(location.pathname)) dataset['closed'] = closed

const lang = (document.documentElement.lang = file.slice(0, -8))
/** A screen reader announces the title as soon as the page loads. */
const { brand } = merchant
document.title = brand[language] ?? brand.EN ?? document.title
if (RIGHT_TO_LEFT.includes(lang)) document.documentElement.dir = 'rtl'
dataset['theme'] = stored('theme') === 'light' ? 'light' : 'dark'
dataset['language'] = language
if (stored('MC_SESSION_INFO')) classList.add('has-session')
if (stored('played')) classList.add('has-played')
document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical.href)
/** The app fetches the manifest in its language (shell/arrival/usePageHead). */
document.querySelector('link[rel=manifest]')?.removeAttribute('href')
/** The icon waits for the first paint (start.inline.ts); lite mode never fetches it. */
document.querySelector('link[rel=icon]')?.setAttribute('href', 'data:,')

/** Until the app has loaded, the prerender's own links change the address and the layout; the app starts there. */
addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element && target.closest('[class^=Prerender] a')
  if (!link || ctrlKey || metaKey || shiftKey) return
  // The router may already listen, before its first screen is rendered.
  if (!event.defaultPrevented) history.pushState(null, '', link.getAttribute('href'))
  event.preventDefault()
  layOut()
  scrollTo(0, 0)
})
addEventListener('popstate', layOut)

const wide = matchMedia('(width >= 43.75em)')

/** Appended after the head, whose style it overrides; blocks the first paint. */
const widen = () => {
  const sheet = document.createElement('link')
  document.documentElement.append(
    Object.assign(sheet, { rel: 'stylesheet', href: WIDE, blocking: 'render' }),
  )
}
if (WIDE) {
  if (wide.matches) widen()
  else wide.addEventListener('change', widen, { once: true })
}

const link = 'connection' in navigator ? navigator.connection : null
if (isLiteFor(stored(liteKey), link && typeof link === 'object' ? link : {})) goLite()

function goLite() {
  dataset['lite'] = 'quiet'
  classList.toggle('has-bengali', hasBengali())
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, engage, { capture: true, once: true })
  setTimeout(engage, 30_000)
}

function engage() {
  dataset['lite'] = 'on'
  dispatchEvent(new Event('engaged'))
}

/** Glyphs of a real font differ in width; the boxes for missing glyphs do not. */
function hasBengali() {
  const pen = document.createElement('canvas').getContext('2d')
  return pen?.measureText('র').width !== pen?.measureText('ক').width
}

/** In lite mode drawings wait for the first interaction: the code that draws them is 24 kB. */
const soon = (draw: () => void) =>
  dataset['lite'] === 'quiet'
    ? addEventListener('engaged', draw, { once: true })
    : void setTimeout(draw)

if (ARTIST)
  mela.requestArt = drawings(() => new Worker(trustedScript(ARTIST), { type: 'module' }), soon)
