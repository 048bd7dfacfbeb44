import type { RouterHistory } from '@tanstack/react-router'
import { topDialog } from './layers.ts'

/** Milliseconds in which what closes an overlay may still lead to another page. */
const settling = 160
/** Milliseconds after which navigation goes on even if the browser has not said that it went back. */
const patience = 500

/** The browser's own: the router's methods in their place would load the page again. */
const native = History.prototype

const isFirst = () => history.state?.__TSR_index === 0
const isSecond = () => isFirst() && history.state.isSecond === true

let router: RouterHistory | undefined
const closable: HTMLDialogElement[] = []
let isUp = isSecond()
let timer = 0
let arrive: (() => void) | null = null

/**
 * On the first page of a visit Back would leave the site under an open overlay, because nothing of the site lies before
 * that page. While one is open there, a second entry of the same page stands on the first. The router does not know of
 * it: both entries have its state, and Back from one to the other does not reach it.
 */
export function coverFirstPage(dialog: HTMLDialogElement, routerHistory: RouterHistory) {
  router = routerHistory
  closable.push(dialog)
  clearTimeout(timer)
  if (isFirst()) goUp()
  return () => {
    closable.splice(closable.indexOf(dialog), 1)
    goDownSoon()
  }
}

function goUp() {
  if (!isSecond()) native.pushState.call(history, { ...history.state, isSecond: true }, '')
  isUp = true
}

function goDownSoon() {
  clearTimeout(timer)
  if (closable.length === 0) timer = window.setTimeout(goDown, settling)
}

/** Not if the router has gone on from here meanwhile. */
function goDown() {
  const canGoDown = isUp && isFirst() && !arrive
  isUp = false
  if (canGoDown) goBack()
}

/** The router waits meanwhile: it would put its next entry on the one that is left. */
function goBack() {
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
    setTimeout(resolve, patience)
  })
  const blockerFn = () => arrived.then(() => false)
  const release = router?.block({ enableBeforeUnload: false, blockerFn })
  void arrived.then(() => {
    arrive = null
    release?.()
  })
  history.back()
}

/** The router may have replaced the second entry, so the first gets its address. */
function readdress() {
  if (!router) return
  const { href, state } = router.location
  native.replaceState.call(history, { ...state, isSecond: undefined }, '', router.createHref(href))
}

function onPopState(event: PopStateEvent) {
  const isOurs = isUp && router?.location.state.__TSR_index === 0
  isUp = isSecond()
  if (isUp) return goDownSoon()
  if (!isFirst() || !(arrive || isOurs)) return
  event.stopImmediatePropagation()
  readdress()
  if (arrive) return arrive()
  const top = closable.at(-1)
  const isClosing = top !== undefined && top === topDialog()
  if (isClosing) top.close()
  if (closable.length > Number(isClosing)) goUp()
}

// Captures it before the router does.
addEventListener('popstate', onPopState, true)
if (isUp) goDownSoon()
