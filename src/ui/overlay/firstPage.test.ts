import { createBrowserHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coverFirstPage } from './firstPage.ts'
import { addDialog } from './layers.ts'

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
