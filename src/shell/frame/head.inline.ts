import { isLiteFor, liteKey } from '../../device/traffic/lite.rules.ts'
import { type PathLayouts, drawnFor, layoutOf } from './drawn.rules.ts'

/** Put in at build. */
declare const LAYOUTS: PathLayouts

function stored(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
}

const query = new URLSearchParams(location.search)

/** What is meant for one use leaves the address before anything can read it there. */
const readdress = (rest: string) =>
  history.replaceState(null, '', location.pathname + rest + location.hash)

/** A sign-in provider's answer. */
if (/^\/m\/socialreturn\/?$/i.test(location.pathname) && query.has('state')) {
  window.socialAnswer = location.search
  readdress('')
}

/** A download's tokens; the language beside them goes the way of every other. */
if (/^\/m\/appdownload\/?$/i.test(location.pathname) && location.search) {
  window.downloadTicket = query.get('tokens') ?? query.get('token')
  const language = query.get('language') ?? query.get('lang')
  readdress(language ? `?lang=${encodeURIComponent(language)}` : '')
}

/** The web clip's mark stays on the phone (decisions 9); its language is for the first start alone. */
if (query.has('webclip')) {
  store('WEBCLIP', '1')
  const first = query.get('language')
  if (first && !stored('language')) store('language', first)
  for (const mark of ['webclip', 'language']) query.delete(mark)
  readdress(query.size > 0 ? `?${query}` : '')
}

const asked = new URLSearchParams(location.search).get('lang')?.toUpperCase()
const texts = (window.texts = JSON.parse(String(document.getElementById('languages')?.textContent)))
const language =
  [asked, stored('language')].find((code) => code && texts[code]) ?? Object.keys(texts)[0] ?? ''
const { dataset, classList } = document.documentElement
const drawn = drawnFor(layoutOf(LAYOUTS, location.pathname), location.search)
const canonical = new URL(
  ['home', 'list'].includes(drawn) ? '/m/home' : location.pathname,
  location.origin,
)

document.documentElement.lang = texts[language].slice(0, -8)
dataset['theme'] = stored('theme') === 'light' ? 'light' : 'dark'
dataset['layout'] = drawn
dataset['language'] = language
if (stored('MC_SESSION_INFO')) classList.add('has-session')
document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical.href)

/** The manifest and the tab's icon wait for the first paint; in lite mode that icon is not fetched at all. */
document.querySelector('link[rel=manifest]')?.setAttribute('rel', 'later')
document.querySelector('link[rel=icon]')?.setAttribute('href', 'data:,')

const link = 'connection' in navigator ? navigator.connection : null
if (isLiteFor(stored(liteKey), link && typeof link === 'object' ? link : {})) goLite()

/** Nothing more than the first screen until the player does something, or stays. */
function goLite() {
  dataset['lite'] = 'quiet'
  if (hasBengali()) document.documentElement.style.setProperty('--font', 'system-ui, sans-serif')
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, engage, { capture: true, once: true })
  setTimeout(engage, 30_000)
}

function engage() {
  dataset['lite'] = 'on'
  dispatchEvent(new Event('engaged'))
}

/** The phone's own letters differ in width; the boxes that stand for missing ones do not. */
function hasBengali() {
  const pen = document.createElement('canvas').getContext('2d')
  return pen?.measureText('র').width !== pen?.measureText('ক').width
}

/** The browser offers it once, often before any other script of ours runs. */
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event
})
