import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerPushes } from './push.ts'
import { page, workerScope } from '#sw/workerScope.testing.ts'

const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () => undefined)

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://mela.example'))
  vi.stubGlobal('navigator', { setAppBadge })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const withPages = (...pages: readonly ReturnType<typeof page>[]) => {
  const scope = workerScope(pages)
  answerPushes()
  const push = (told: object) => scope.tell('push', { data: { text: () => JSON.stringify(told) } })
  const close = vi.fn<() => void>()
  const press = (path: string) =>
    scope.tell('notificationclick', { notification: { data: path, close } })
  return { ...scope, push, press, close }
}

describe('a push', () => {
  it('is shown with a sound, also when it replaces an earlier one', async () => {
    const { push, registration } = withPages()
    await push({ title: 'Boishakh bonus', body: '2 unread', path: '/m/messages', tag: 'notice' })
    expect(registration.showNotification).toHaveBeenCalledWith(
      'Boishakh bonus',
      expect.objectContaining({
        body: '2 unread',
        tag: 'notice',
        data: '/m/messages',
        renotify: true,
      }),
    )
  })

  it('sets the unread count on the icon, and keeps it without a new one', async () => {
    const { push } = withPages()
    await push({ title: 'Two', unread: 2 })
    await push({ title: 'Unknown' })
    expect(setAppBadge.mock.calls).toEqual([[2]])
  })

  it('works without an icon badge', async () => {
    vi.stubGlobal('navigator', {})
    const { push, registration } = withPages()
    await push({ title: 'Two', unread: 2 })
    await push({ title: 'Three', unread: 3 })
    expect(registration.showNotification).toHaveBeenCalledTimes(2)
  })
})

describe('a tapped notification', () => {
  it('opens the app when no page is open', async () => {
    const { press, close, clients } = withPages()
    await press('/m/webEmail?id=7')
    expect(clients.openWindow).toHaveBeenCalledWith('/m/webEmail?id=7')
    expect(close).toHaveBeenCalled()
  })

  it('lets the visible page navigate itself, so that no input is lost', async () => {
    const [behind, front] = [page(), page({ focused: true })]
    const { press, clients } = withPages(behind, front)
    await press('/m/webEmail?id=7')
    expect(front.told).toEqual([{ type: 'open', path: '/m/webEmail?id=7' }])
    expect(behind.told).toEqual([])
    expect(front.navigate).not.toHaveBeenCalled()
    expect(clients.openWindow).not.toHaveBeenCalled()
  })

  it('navigates a page that does not answer', async () => {
    vi.useFakeTimers()
    const starting = page({ answers: false })
    const pressed = withPages(starting).press('/m/webEmail?id=7')
    await vi.advanceTimersByTimeAsync(1000)
    await pressed
    expect(starting.navigate).toHaveBeenCalledWith('/m/webEmail?id=7')
  })
})
