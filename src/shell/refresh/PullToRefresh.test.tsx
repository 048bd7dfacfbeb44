import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { announcementsAtom } from '#features/merchant/merchant.atoms.ts'
import { Refused, platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { store } from '#net/query/queryClient.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { PullToRefresh } from './PullToRefresh.tsx'

let news: () => unknown
let asked: string[]
let look: () => void

const titles = () => store.get(announcementsAtom).value?.notices.map(({ title }) => title)
const notice = (title: string) => ({ player: [{ id: 1, title, content: '', time: 0 }] })
const flushes = () => asked.filter((call) => call.includes('flush=1'))

function pull(distance: number, on: Element = document.body) {
  const at = (clientY: number) => ({ touches: [{ clientX: 50, clientY }] })
  fireEvent.touchStart(on, at(10))
  for (const step of [0.5, 1]) fireEvent.touchMove(on, at(10 + distance * step))
  fireEvent.touchEnd(on, { touches: [] })
}

setUp()
beforeEach(async () => {
  news = () => notice('Old news')
  asked = platform({ '/wps/announcement/list': () => news() })
  look = store.sub(announcementsAtom, () => undefined)
  await vi.waitUntil(() => titles()?.join() === 'Old news')
})
afterEach(() => look())

describe('a live list pulled down from its top', () => {
  beforeEach(() => visit(<PullToRefresh page="live" />))

  it('is read again, and shows an error when that fails', async () => {
    news = () => notice('Fresh news')
    pull(200)
    await expect.poll(titles).toEqual(['Fresh news'])
    expect(flushes()).toEqual([])
    news = () => new Refused(404, 'not_found')
    pull(200)
    await waitFor(() => expect(toasts().at(-1)).toMatch(/^fail:/))
    expect(titles()).toEqual(['Fresh news'])
  })

  it('is not read again when the finger scrolls a pane inside it', async () => {
    const pane = document.body.appendChild(document.createElement('div'))
    Object.defineProperty(pane, 'scrollTop', { value: 40 })
    const before = asked.length
    pull(200, pane)
    await act(async () => undefined)
    expect(asked).toHaveLength(before)
    pane.remove()
  })
})

describe('home pulled down from its top', () => {
  beforeEach(() => visit(<PullToRefresh page="home" />))

  it('reads announcements past the cache, shows them, and announces the progress', async () => {
    const answer = Promise.withResolvers<unknown>()
    news = () => answer.promise
    pull(200)
    expect(await screen.findByText('Refreshing…')).toBeInTheDocument()
    await act(async () => answer.resolve(notice('Fresh news')))
    await expect.poll(titles).toEqual(['Fresh news'])
    expect(flushes()).toHaveLength(1)
    expect(screen.queryByText('Refreshing…')).not.toBeInTheDocument()
  })

  it('keeps its content when offline', async () => {
    news = () => new Error('offline')
    pull(200)
    await expect.poll(flushes).toHaveLength(1)
    await expect.poll(() => screen.queryByText('Refreshing…')).toBeNull()
    expect(titles()).toEqual(['Old news'])
  })

  it.each([
    ['a little', () => pull(60)],
    ['upwards', () => pull(-200)],
    [
      'under a sheet',
      () => {
        const sheet = document.body.appendChild(document.createElement('dialog'))
        sheet.open = true
        pull(200)
        sheet.remove()
      },
    ],
  ])('does not refresh when it is pulled %s', async (_, gesture) => {
    gesture()
    await act(async () => undefined)
    expect(flushes()).toEqual([])
  })

  it('stops when something opens over it', () => {
    const at = (clientY: number) => ({ touches: [{ clientX: 50, clientY }] })
    fireEvent.touchStart(document.body, at(10))
    fireEvent.touchMove(document.body, at(150))
    const popup = document.body.appendChild(document.createElement('dialog'))
    popup.open = true
    fireEvent.touchMove(document.body, at(200))
    fireEvent.touchEnd(document.body, { touches: [] })
    popup.remove()
    expect(flushes()).toEqual([])
  })

  it('moves only the badge, by a transform', () => {
    fireEvent.touchStart(document.body, { touches: [{ clientX: 50, clientY: 10 }] })
    fireEvent.touchMove(document.body, { touches: [{ clientX: 50, clientY: 90 }] })
    const moved = [...document.querySelectorAll<HTMLElement>('[style]')]
    expect(moved.map(({ style }) => style.cssText)).toEqual(['--pulled: 40px; --share: 0.625;'])
    fireEvent.touchCancel(document.body)
    expect(moved[0]?.style.getPropertyValue('--pulled')).toBe('0px')
  })
})
