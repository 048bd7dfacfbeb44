import type { Page } from '@playwright/test'
import { fullBrowser } from '#tests/support/chromium.ts'
import { installWorker, logIn } from '#tests/support/journey.ts'
import { browserOf, expect, test, visitTwice } from './worker.ts'

const favourite = '/wps/game/favourite'

test('when the network is back, the worker makes the page send what is queued', async ({
  page,
  platform,
}) => {
  test.slow()
  await logIn(page, platform, 'member', '/m/gameLobbyCenter?gameCategory=FISH')
  await installWorker(page)
  await page.reload()
  await platform.faults(
    ['POST', 'DELETE'].map((method) => ({ path: favourite, method, drop: true as const })),
  )
  const star = page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite/ })
    .first()
  await star.click()
  const tries = async (isSent: boolean) =>
    (await platform.requests()).filter(
      ({ path, method, status }) =>
        path === favourite && method !== 'GET' && (status === 200) === isSent,
    ).length
  await expect.poll(() => tries(false)).toBeGreaterThan(0)
  await platform.clearFaults()
  const { wake } = await browserOf(page)
  await wake('dispatchSyncEvent', { tag: 'offline-queue', lastChance: false })
  // Before the page would retry by itself.
  await expect.poll(() => tries(true), { timeout: 10_000 }).toBe(1)
})

test.extend(fullBrowser)(
  'a push is shown, replaces the one before, and opens its page',
  async ({ page, context }) => {
    test.slow()
    await context.grantPermissions(['notifications'])
    await visitTwice(page, '/m/home?lang=EN')
    const { wake, shownNext } = await browserOf(page)
    // Chromium forgets a notification if a page asks for all of them just before it is on screen.
    const push = async (...messages: readonly string[]) => {
      const onScreen = shownNext(messages.length)
      for (const data of messages) await wake('deliverPushMessage', { data })
      await onScreen
    }
    const letter = { body: '2 unread messages', path: '/m/help', tag: 'inbox', unread: 2 }
    await push(
      JSON.stringify({ ...letter, title: 'Your bonus' }),
      JSON.stringify({ ...letter, title: 'Your second bonus' }),
    )
    expect(await shown(page)).toEqual(['Your second bonus: 2 unread messages'])
    await push('<h1>Free Wi-Fi</h1>')
    expect(await shown(page)).toHaveLength(2)

    // Comes with the parts that load once the page is idle, which handle tapped notifications.
    await expect(page.getByRole('complementary', { name: 'Customer service' })).toBeVisible()
    let loads = 0
    page.on('load', () => (loads += 1))
    const [worker] = context.serviceWorkers()
    await worker?.evaluate(`registration.getNotifications({ tag: 'inbox' }).then(([notification]) => {
    dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })`)
    await expect(page).toHaveURL(/\/m\/help$/)
    expect(loads).toBe(0)
    await expect.poll(async () => (await shown(page)).length).toBe(1)
  },
)

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notifications = await registration.getNotifications()
    return notifications.map(({ title, body }) => `${title}: ${body}`)
  })
