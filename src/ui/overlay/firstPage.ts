import type { RouterHistory } from '@tanstack/react-router'
import { closeDialog, topDialog } from './layers.ts'
import { handleFirst } from './popState.ts'

/** Milliseconds within which closing an overlay may still navigate to another page. */
const closeDelay = 160
/** Milliseconds after which navigation continues even if the browser has not reported that it went back. */
const backTimeout = 3000

/** The browser's own methods; the router's would load the page again. */
const native = History.prototype

let router: RouterHistory | undefined
const closable: HTMLDialogElement[] = []

const isFirst = () => !router?.canGoBack()
/** The mark in the second entry's state, by which a reloaded page knows that it has to go back. */
const isSecond = () => history.state?.isSecond === true

let isOnSecond = isSecond()
let timer = 0
let onArrived: (() => void) | null = null

/**
 * On the first page of a visit, Back would leave the site from under an open overlay, because the history has no
 * earlier entry of the site. So while an overlay is open there, a second entry of the same page is pushed. The router
 * does not know of it: both entries have its state, and Back from one to the other does not reach it.
 */
export function coverFirstPage(dialog: HTMLDialogElement, routerHistory: RouterHistory) {
  if (router !== routerHistory) follow(routerHistory)
  closable.push(dialog)
  clearTimeout(timer)
  if (isFirst()) pushSecond()
  return () => {
    forget(dialog)
    leaveSecondSoon()
  }
}

function forget(dialog: HTMLDialogElement) {
  const place = closable.indexOf(dialog)
  if (place >= 0) closable.splice(place, 1)
}

function follow(routerHistory: RouterHistory) {
  router = routerHistory
  router.subscribe(({ action }) => {
    if (action.type === 'REPLACE' && isOnSecond && isFirst()) markAgain(routerHistory)
  })
}

function pushSecond() {
  const state = { ...router?.location.state, isSecond: true }
  if (!isSecond()) native.pushState.call(history, state, '')
  isOnSecond = true
}

/** The router replaces the second entry without its mark. */
function markAgain({ flush }: RouterHistory) {
  flush()
  native.replaceState.call(history, { ...history.state, isSecond: true }, '')
}

function leaveSecondSoon() {
  clearTimeout(timer)
  if (closable.length === 0) timer = window.setTimeout(leaveSecond, closeDelay)
}

/** Does nothing if the router has navigated meanwhile. */
function leaveSecond() {
  const canGoBack = isSecond() && !onArrived
  isOnSecond = false
  if (canGoBack) goBack()
}

/** The router waits until then; it would push its next entry onto the entry being left. */
function goBack() {
  const { href } = location
  const { state } = history
  const arrived = new Promise<void>((resolve) => {
    onArrived = () => {
      onArrived = null
      replaceEntry(href, state)
      resolve()
    }
    setTimeout(resolve, backTimeout)
  })
  const blockerFn = () => arrived.then(() => false)
  const release = router?.block({ enableBeforeUnload: false, blockerFn })
  void arrived.then(() => release?.())
  history.back()
}

/** The router did not wait longer, and going back has undone its navigation. */
function repeat({ createHref, location: { href, state } }: RouterHistory) {
  native.pushState.call(history, state, '', createHref(href))
}

/** The router may have replaced the second entry, so the first gets its URL. */
function replaceEntry(href: string, state: object) {
  native.replaceState.call(history, { ...state, isSecond: undefined }, '', href)
}

function onPopState(event: PopStateEvent) {
  const covered = isOnSecond && isFirst() ? router : undefined
  isOnSecond = isSecond()
  if (isOnSecond) {
    onArrived = null
    return leaveSecondSoon()
  }
  if (!covered && !onArrived) return
  event.stopImmediatePropagation()
  if (onArrived) {
    onArrived()
    if (router?.canGoBack()) repeat(router)
    else if (closable.length > 0) pushSecond()
    return
  }
  if (covered) replaceEntry(covered.createHref(covered.location.href), covered.location.state)
  const top = closable.at(-1)
  if (top && top === topDialog()) {
    forget(top)
    closeDialog(top)
  }
  if (closable.length > 0) pushSecond()
}

handleFirst(onPopState)
// Going back would abort the load of the next page.
addEventListener('beforeunload', () => clearTimeout(timer))
if (isOnSecond) leaveSecondSoon()
