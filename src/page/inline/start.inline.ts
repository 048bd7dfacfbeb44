import { onPlatform } from '#api/platform.ts'
import { seenKey } from '#device/storage/seen.ts'
import { isControlled } from '#device/worker/worker.ts'
import { isSiteReachable, requestEarly } from '#net/early.ts'
import { artOf } from '#ui/art/artClass.ts'
import { hotGamesIn } from './hot.rules.ts'
import { type Seen, type SeenTile, seenName } from '#shell/seen/seen.rules.ts'

interface Needs {
  /** Names of scripts and style sheets in /assets/. */
  readonly files: readonly string[]
  readonly reads: readonly string[]
}

declare const ENTRY: string
/** Static imports of the entry. */
declare const LIBRARIES: readonly string[]
/** The address of the lobby's first row, which is home's. */
declare const HOT: string
declare const NEEDS: Readonly<Record<string, Needs>>
/** What home imports as soon as it is mounted, and what a guest's tap on a game needs. */
declare const NEXT: readonly string[]
declare const OFFER: readonly string[]

const { dataset, classList, lang } = document.documentElement
const language = dataset['language'] ?? ''
const drawn = dataset['layout']
const address = location.pathname + location.search
// NEEDS is named once, because the build writes the table in its place.
const { page, [drawn ?? 'page']: needs = page } = NEEDS
/** The service worker has the files: fetching them early does not delay the first paint. */
const isInstalled = isControlled()

/** Must match the app's own call, which reuses the preloaded response. */
const crossOrigin = import.meta.env.PLATFORM_WPS ? 'use-credentials' : 'anonymous'

function preload(href: string, properties: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), { href, ...properties }))
}

const inLanguage = (address: string) => address.replace('=LANG&', `=${language}&`)

function preloadApp() {
  // Before the first paint, as at home, it would be part of what the paint waits for.
  if (drawn === 'all') {
    requestEarly(inLanguage(HOT))
    drawGames()
  }
  for (const read of needs?.reads ?? []) {
    const own = inLanguage(read)
    const href = import.meta.env.PLATFORM_WPS ? onPlatform(own) : own
    preload(href, { rel: 'preload', as: 'fetch', crossOrigin })
  }
  setTimeout(() => {
    for (const file of [...LIBRARIES, '/assets/text-LANG.js', ENTRY]) preloadFile(file)
    preloadFiles(needs?.files)
  })
}

/** A style sheet is preloaded as the bundler's own link requests it, a moment before its script runs. */
const preloadFile = (file: string) =>
  preload(
    file.replace('LANG', window.mela.texts[language] ?? ''),
    file.endsWith('.css')
      ? { rel: 'preload', as: 'style', crossOrigin: '' }
      : { rel: 'modulepreload' },
  )

function preloadFiles(names: readonly string[] = []) {
  for (const name of names) preloadFile(`/assets/${name}`)
}

/** The games that the boxes showed at the last start. */
async function drawSeen() {
  const seen: Seen = JSON.parse(localStorage.getItem(seenKey) ?? '{}')
  return draw(seen[seenName(drawn, address, lang)])
}

/** Where storage is blocked or holds something else, the boxes stay as they are. */
const isSeen = drawSeen().catch(() => false)

const drawGames = () => void drawEarly().catch(() => undefined)

/** The games of the platform's first answer, which the app reuses; an answer that is no list of games draws nothing. */
async function drawEarly() {
  if (await isSeen) return
  const response = await window.mela.early?.response
  const games = hotGamesIn(await response?.clone().json())
  draw(games.map((game) => ({ ...game, drawing: artOf(game, 'square').classes })))
  requestDrawings()
}

/** Fills the boxes with games, without pictures; a tap on one is stored until the app has started. */
function draw(games: readonly SeenTile[] | undefined) {
  const tile = document.querySelector('template')
  if (!games?.length || !tile) return false
  const boxes = document.querySelectorAll(`[data-boxes~=${drawn}] li`)
  for (const [place, box] of boxes.entries()) {
    const game = games[place]
    box.toggleAttribute('hidden', !game)
    if (!game) continue
    box.replaceChildren(tile.content.cloneNode(true))
    fill(box, game)
  }
  requestAnimationFrame(() => performance.mark('mela:lobby'))
  return true
}

function fill(box: Element, game: SeenTile) {
  const { id, name, drawing, ...rest } = game
  const isOn: Readonly<Record<string, unknown>> = rest
  const [play, art] = box.getElementsByTagName('span')
  if (art) art.className = `${art.classList[0]} ${drawing}`
  play?.lastElementChild?.lastElementChild?.append(name)
  for (const badge of box.querySelectorAll<HTMLElement>('[data-badge]'))
    if (!isOn[badge.dataset['badge'] ?? '']) badge.remove()
  play?.addEventListener('click', () => {
    window.mela.tapped = id
    preloadFiles(OFFER)
    // If no answer arrives, work that waits for the tap continues.
    setTimeout(() => delete window.mela.tapped, 60_000)
    play.ariaBusy = 'true'
  })
}

/** The drawings of the boxes, whose last class is the name. */
function requestDrawings() {
  const boxes = document.querySelectorAll(`[data-boxes~=${drawn}] [class*=" art-"]`)
  for (const { classList: classes } of boxes)
    window.mela.requestArt?.(classes[classes.length - 1] ?? '')
}

/** Marks the links to the current page, as the app does. */
function markCurrent() {
  const { href } = document.querySelector<HTMLLinkElement>('link[rel=canonical]') ?? location
  const { pathname } = new URL(href)
  const query = new URLSearchParams(location.search)
  const list = query.get(drawn === 'list' ? 'gameType' : 'gameCategory')
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#app nav a')) {
    if (link.search ? !link.search.endsWith(`=${list}`) : link.pathname !== pathname) continue
    link.ariaCurrent = 'page'
    if (link.search) link.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
}

function start() {
  performance.mark('mela:shell')
  if (!isInstalled) preloadApp()
  if (!dataset['lite'])
    document.querySelector('link[rel=icon]')?.setAttribute('href', '/icons/favicon.svg')
  run().catch(recover)
}

/** Yields between the files, so that a tap is handled soon. */
async function run() {
  for (const library of LIBRARIES) {
    await import(/* @vite-ignore */ library)
    await new Promise((resolve) => setTimeout(resolve))
  }
  // The connection is free while the app starts.
  if (drawn === 'home' && !isInstalled && !dataset['lite'] && !window.mela.tapped)
    preloadFiles(NEXT)
  await import(/* @vite-ignore */ ENTRY)
  await window.mela.started
}

/**
 * For files that could not be loaded and for an app that could not start. The files of an older release may be gone:
 * reloads once if the site answers, then offers to try again. Without a network, no other error page exists yet.
 */
async function recover() {
  const isReloaded = performance
    .getEntriesByType('navigation')
    .some((visit) => 'type' in visit && visit.type === 'reload')
  const reload = () => location.reload()
  if (!isReloaded && (await isSiteReachable(location.href))) return reload()
  addEventListener('online', reload)
  classList.add('is-stuck')
}

/**
 * Scripts that run before the first paint delay it. A hidden page is not painted, and some browsers never report the
 * paint; a timer then starts the scripts. If the files are on the phone, the scripts start right after the first frame.
 */
function afterFirstPaint(go: () => void) {
  const watch = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) settle()
  })
  const timer = setTimeout(settle, document.hidden ? 0 : 1000)
  watch.observe({ type: 'paint', buffered: true })
  if (isInstalled) requestAnimationFrame(() => setTimeout(settle))
  let isSettled = false
  function settle() {
    if (isSettled) return
    isSettled = true
    watch.disconnect()
    clearTimeout(timer)
    go()
  }
}

dataset['run'] = ''
if (isInstalled) preloadApp()
markCurrent()
requestDrawings()
if (drawn === 'home') drawGames()
afterFirstPaint(start)
