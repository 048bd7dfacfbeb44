import { createBrowserHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coverFirstPage } from './firstPage.ts'
import { addDialog } from './layers.ts'

/** Makes the browser go back only when the result is called, to the entry below the one that it was told to leave. */
function holdBack() {
  const held = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  return (steps = 1) => {
    held.mockRestore()
    history.go(-steps)
  }
}

/** Longer than the router waits for the browser. */
const tooLong = () => vi.advanceTimersByTimeAsync(4000)

/** Longer than an overlay that closes may take to navigate elsewhere. */
const settled = () => vi.advanceTimersByTimeAsync(200)
const isSecond = () => history.state?.isSecond === true

let router: ReturnType<typeof createBrowserHistory>
const open = () => {
  const dialog = document.createElement('dialog')
  addDialog(dialog)
  return coverFirstPage(dialog, router)
}

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/m/home')
  router = createBrowserHistory()
})
afterEach(() => router.destroy())

it('an overlay of the first page has an entry of its own, which goes when it closes', async () => {
  const uncover = open()
  expect(isSecond()).toBe(true)
  uncover()
  await settled()
  expect(isSecond()).toBe(false)
  expect(router.canGoBack()).toBe(false)
})

it('the entry keeps its mark when the router replaces the page, and leaves its URL behind', async () => {
  const uncover = open()
  router.replace('/m/home?kept=1')
  expect(isSecond()).toBe(true)
  uncover()
  await settled()
  expect([isSecond(), location.search]).toEqual([false, '?kept=1'])
})

it('covers an entry that the page pushed before the app, which has no state', () => {
  history.pushState(null, '', '/m/login')
  const uncover = open()
  expect(isSecond()).toBe(true)
  history.back()
  expect([isSecond(), location.pathname]).toEqual([false, '/m/login'])
  uncover()
})

it('does not cover a page that has another one of the site below it', () => {
  router.push('/m/hot')
  const uncover = open()
  expect(isSecond()).toBe(false)
  uncover()
})

it('navigates only after the browser has gone back', async () => {
  const uncover = open()
  const goBack = holdBack()
  uncover()
  await settled()
  router.push('/m/hot')
  await settled()
  expect([isSecond(), location.pathname]).toEqual([true, '/m/home'])
  goBack()
  await settled()
  expect(location.pathname).toBe('/m/hot')
  history.back()
  expect([isSecond(), location.pathname]).toEqual([false, '/m/home'])
})

it('navigates again if the browser goes back so late that the router has not waited', async () => {
  const uncover = open()
  const goBack = holdBack()
  uncover()
  await settled()
  router.push('/m/hot')
  await tooLong()
  expect(location.pathname).toBe('/m/hot')
  goBack(2)
  expect([location.pathname, router.location.pathname]).toEqual(['/m/hot', '/m/hot'])
  history.back()
  expect([isSecond(), location.pathname]).toEqual([false, '/m/home'])
})

it('the router does not see the browser go back late', async () => {
  const uncover = open()
  const goBack = holdBack()
  uncover()
  await tooLong()
  const seen = vi.fn()
  router.subscribe(seen)
  goBack()
  await settled()
  expect([isSecond(), seen.mock.calls]).toEqual([false, []])
})

it('does not go back while another page loads', async () => {
  const uncover = open()
  uncover()
  dispatchEvent(new Event('beforeunload'))
  await settled()
  expect(isSecond()).toBe(true)
  open()()
  await settled()
  expect(isSecond()).toBe(false)
})

it('covers an overlay that opens while the browser goes back', async () => {
  const uncover = open()
  const goBack = holdBack()
  uncover()
  await settled()
  const uncoverNext = open()
  goBack()
  expect(isSecond()).toBe(true)
  uncoverNext()
  await settled()
  expect(isSecond()).toBe(false)
})

it('a second Back, however soon, closes the overlay below', async () => {
  const dialogs = [0, 1].map(() => document.createElement('dialog'))
  const uncover = dialogs.map((dialog) => {
    dialog.open = true
    addDialog(dialog)
    return coverFirstPage(dialog, router)
  })
  const areOpen = () => dialogs.map((dialog) => dialog.open)
  history.back()
  expect(areOpen()).toEqual([true, false])
  history.back()
  expect(areOpen()).toEqual([false, false])
  for (const close of uncover) close()
  await settled()
  expect([isSecond(), router.canGoBack(), location.pathname]).toEqual([false, false, '/m/home'])
})
