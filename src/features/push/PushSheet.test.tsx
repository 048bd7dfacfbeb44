import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { phoneStorage } from '#device/storage/storage.ts'
import { store } from '#net/query/queryClient.ts'
import { forgetPlayer } from '#net/session/signOut.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { endSessionIntent, openSessionIntent } from '#features/session/session.atoms.ts'
import { grant } from '#features/session/session.testing.ts'
import { giveConsent, hasConsent } from './consent.ts'
import { PushSync } from './PushSync.tsx'
import { PushSettings } from './PushSheet.tsx'

const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
const address = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys }
const path = '/wps/push/subscription'

interface Browser {
  permission: NotificationPermission
  answer: NotificationPermission
  hasWorker: boolean
  hasService: boolean
  isSubscribed: boolean
}

const fresh: Browser = {
  permission: 'default',
  answer: 'granted',
  hasWorker: true,
  hasService: true,
  isSubscribed: false,
}
const browser = { ...fresh }
const subscription = {
  toJSON: () => address,
  unsubscribe: async () => {
    browser.isSubscribed = false
    return true
  },
}
const pushManager = {
  getSubscription: async () => (browser.isSubscribed ? subscription : null),
  subscribe: async () => {
    if (!browser.hasService) throw new DOMException('no service', 'AbortError')
    browser.isSubscribed = true
    return subscription
  },
}
const registration = { active: {}, pushManager, getNotifications: async () => [] }
const serviceWorker = {
  getRegistration: async () => (browser.hasWorker ? registration : undefined),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}
let asked: readonly string[]

setUp()
beforeEach(() => {
  Object.assign(browser, fresh)
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => (browser.permission = browser.answer),
  })
  asked = platform({
    '/wps/push/key': () => ({ publicKey: keys.p256dh }),
    [path]: () => ({ success: true }),
  })
  logIn()
})
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'))

async function openSheet() {
  await visit(
    <>
      <PushSettings />
      <PushSync />
    </>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Notifications' }))
  return screen.findByRole('switch', { hidden: true })
}
const callsTo = (method: string) => asked.filter((call) => call === `${method} ${path}`)

it('is off until the player, the browser and the platform agree', async () => {
  const toggle = await openSheet()
  expect(callsTo('PUT')).toEqual([])
  await vi.waitFor(() => expect(toggle).toBeEnabled())
  expect(toggle).not.toBeChecked()
  fireEvent.click(toggle)
  await vi.waitFor(() => expect(callsTo('PUT')).toHaveLength(1))
  await vi.waitFor(() => expect(toggle).toBeChecked())
  fireEvent.click(toggle)
  await vi.waitFor(() => expect(callsTo('DELETE')).toHaveLength(1))
  await vi.waitFor(() => expect(toggle).not.toBeChecked())
  expect(browser.isSubscribed).toBe(false)
})

it('says how to undo a refusal, and does not ask again', async () => {
  browser.answer = 'denied'
  const toggle = await openSheet()
  await vi.waitFor(() => expect(toggle).toBeEnabled())
  fireEvent.click(toggle)
  expect(await screen.findByText(/blocked for this site/)).toBeInTheDocument()
  expect(toggle).toBeDisabled()
  expect(asked.filter((call) => call.includes('/push/'))).toEqual([])
})

it('says so when the phone’s push service is unreachable', async () => {
  browser.hasService = false
  const toggle = await openSheet()
  await vi.waitFor(() => expect(toggle).toBeEnabled())
  fireEvent.click(toggle)
  expect(await screen.findByText(/could not be turned on/)).toBeInTheDocument()
  expect(toggle).not.toBeChecked()
})

it('says so when the worker is not ready, with a retry', async () => {
  browser.hasWorker = false
  const toggle = await openSheet()
  await vi.waitFor(() => expect(toggle).toBeEnabled())
  fireEvent.click(toggle)
  expect(
    await screen.findByText(/a part of the app that is not on this device/),
  ).toBeInTheDocument()
  expect(toggle).not.toBeChecked()
  browser.hasWorker = true
  fireEvent.click(toggle)
  await vi.waitFor(() => expect(callsTo('PUT')).toHaveLength(1))
  await vi.waitFor(() => expect(toggle).toBeChecked())
})

it('says so when the browser does not support push', async () => {
  vi.stubGlobal('PushManager', undefined)
  Reflect.deleteProperty(globalThis, 'PushManager')
  const toggle = await openSheet()
  expect(await screen.findByText(/cannot show notifications/)).toBeInTheDocument()
  expect(toggle).toBeDisabled()
})

it('subscribes again at the start, and unsubscribes at sign-out', async () => {
  Object.assign(browser, { permission: 'granted', isSubscribed: true })
  giveConsent('member')
  const toggle = await openSheet()
  await vi.waitFor(() => expect(toggle).toBeChecked())
  expect(callsTo('PUT')).toHaveLength(1)
  act(() => forgetPlayer(store.set))
  await vi.waitFor(() => expect(browser.isSubscribed).toBe(false))
  expect(hasConsent()).toBe(false)
})

it.each([
  ['another player', () => logIn()],
  ['a guest', () => store.set(endSessionIntent)],
])('%s gets no messages of an ended session', async (_, comes) => {
  giveConsent('rahim')
  Object.assign(browser, { permission: 'granted', isSubscribed: true })
  comes()
  await visit(<PushSync />)
  await vi.waitFor(() => expect(browser.isSubscribed).toBe(false))
  expect(callsTo('PUT')).toEqual([])
  expect(hasConsent()).toBe(false)
})

it('are on at the next start of the same player, without storing a name', async () => {
  const toggle = await openSheet()
  await vi.waitFor(() => expect(toggle).toBeEnabled())
  fireEvent.click(toggle)
  await vi.waitFor(() => expect(toggle).toBeChecked())
  await vi.waitFor(() => expect(hasConsent()).toBe(true))
  expect(phoneStorage.read('pushConsent')).not.toContain('member')
  cleanup()
  const again = await openSheet()
  await vi.waitFor(() => expect(again).toBeChecked())
  await vi.waitFor(() => expect(callsTo('PUT')).toHaveLength(2))
  expect(browser.isSubscribed).toBe(true)
})

it('are not switched on for another player who signed in while the browser asked', async () => {
  const asking = Promise.withResolvers<NotificationPermission>()
  Notification.requestPermission = () => asking.promise
  const toggle = await openSheet()
  await vi.waitFor(() => expect(toggle).toBeEnabled())
  fireEvent.click(toggle)
  act(() => store.set(openSessionIntent, { ...grant, userName: 'rahim' }))
  await act(async () => asking.resolve((browser.permission = 'granted')))
  expect(callsTo('PUT')).toEqual([])
  expect(browser.isSubscribed).toBe(false)
  expect(toggle).not.toBeChecked()
})
