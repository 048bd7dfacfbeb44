import { isLiteFor, liteKey } from '../../device/lite.rules.ts'
import { frameFor } from './frames.rules.ts'

/** Language codes of the platform with their locales, put in at build. */
declare const LOCALES: Readonly<Record<string, string>>

function stored(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** A sign-in provider's answer leaves the address before anything can read it there. */
if (/^\/m\/socialreturn\/?\?.*\bstate=/i.test(location.pathname + location.search)) {
  window.socialAnswer = location.search
  history.replaceState(null, '', location.pathname)
}

const asked = new URLSearchParams(location.search).get('lang')?.toUpperCase()
const language = [asked, stored('language')].find((code) => code && LOCALES[code]) ?? 'BN'
const { dataset, classList } = document.documentElement
const frame = frameFor(location.pathname, location.search)
const canonical = new URL(
  ['home', 'list'].includes(frame) ? '/m/home' : location.pathname,
  location.origin,
)

document.documentElement.lang = LOCALES[language] ?? 'bn'
dataset['theme'] = stored('theme') === 'light' ? 'light' : 'dark'
dataset['frame'] = frame
dataset['language'] = language
if (stored('MC_SESSION_INFO')) classList.add('has-session')
document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical.href)

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
