import type { Page } from '@playwright/test'
import { keysIn, recordsOf } from '#tests/pwa/worker.ts'
import { brand } from '#tests/support/brand.ts'
import {
  expect,
  expectNoAxeViolations,
  go,
  installWorker,
  logIn,
  test,
} from '#tests/support/journey.ts'
import type { Platform } from '#tests/support/platform.ts'

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
const unread = (page: Page, title: string) => row(page, title).getByText('Unread')
const open = (page: Page, title: string) => row(page, title).locator('summary').tap()

const marks = async (platform: Platform) =>
  (await platform.requests()).filter(
    ({ method, path }) => method === 'POST' && path === '/wps/announcement/read',
  )

test(
  'opening a notice marks it as read at once, sends that once, and works offline',
  { tag: '@worker' },
  async ({ page, context, platform }) => {
    await logIn(page, platform, 'member', '/m/notice')
    await installWorker(page)
    await expect(unread(page, `Welcome to ${brand.en}`)).toBeAttached()
    await expectNoAxeViolations(page)
    await open(page, `Welcome to ${brand.en}`)
    await expect(page.getByText('Everything here is play money')).toBeVisible()
    await expect(unread(page, `Welcome to ${brand.en}`)).toHaveCount(0)
    await expect.poll(async () => (await marks(platform)).length).toBe(1)
    const { n } = (await marks(platform))[0] ?? { n: 0 }
    await expect
      .poll(async () =>
        (await platform.requests(n)).map(({ method, path }) => `${method} ${path.split('?')[0]}`),
      )
      .toEqual(expect.arrayContaining(['GET /wps/announcement/read', 'GET /wps/announcement/list']))
    // A page that is reloaded before it has these answers sends the mark again, under the same key.
    await expect.poll(() => recordsOf(page, 'mela-offline-queue')).toEqual([])

    await page.reload()
    await expect(unread(page, 'Cricket weekend')).toBeAttached()
    await context.setOffline(true)
    await open(page, 'Cricket weekend')
    await expect(unread(page, 'Cricket weekend')).toHaveCount(0)
    await expect(page.getByText('Two matches on Friday')).toBeVisible()
    await page.reload()
    await expect(page.locator('[data-stale]')).toHaveText(/^As of \d\d:\d\d$/)
    await open(page, 'Cricket weekend')
    await expect(page.getByText('Two matches on Friday')).toBeVisible()
    expect(await marks(platform)).toHaveLength(1)
    const kept = (await keysIn(page, 'data')).join()
    expect(kept).toContain('/wps/announcement/list')
    expect(kept).not.toContain('/wps/announcement/read')

    await context.setOffline(false)
    await expect.poll(async () => (await marks(platform)).length).toBe(2)
    await expect(page.locator('[data-stale]')).toHaveCount(0)
    await expect(unread(page, 'Cricket weekend')).toHaveCount(0)
    await expect(unread(page, 'Play with a limit')).toBeAttached()
    expect(await marks(platform)).toHaveLength(2)
  },
)

test('of five hundred notices the tapped one is open and in view', async ({ page, platform }) => {
  test.slow()
  const tell = (number: number) =>
    platform.announce({
      kind: 'notice',
      title: `News ${number}`,
      content: `<p>What is new, number ${number}.</p>`,
    })
  for (let ten = 0; ten < 50; ten += 1)
    await Promise.all(Array.from({ length: 10 }, (_, place) => tell(10 * ten + place + 1)))
  await page.goto('/m/notice?lang=EN&i=450')
  await expect(page.locator('details[open] > div')).toBeInViewport()
  await expect(page.locator('details')).toHaveCount(507)
  await expect(page.locator('details[open]')).toHaveCount(1)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await go(page, '/m/home')
  const ticker = page.getByRole('region', { name: 'Announcements' })
  await ticker.getByRole('button', { name: 'Pause' }).tap()
  const link = ticker.getByRole('link').first()
  await expect(link).not.toHaveText(/^News/)
  const wanted = (await link.textContent()) ?? ''
  await link.press('Enter')
  // Popular notices come first, whatever their position in the list.
  await expect(page).toHaveURL(/\/m\/notice\?i=504$/)
  await expect(page.locator('details[open]')).toContainText(wanted)
})

test('read marks reach the platform although the page closes at once', async ({
  page,
  platform,
}) => {
  await logIn(page, platform, 'member', '/m/notice')
  const notice = page.locator('details').first()
  await expect(notice.getByText('Unread')).toBeVisible()
  await page.evaluate(() => {
    const row = document.querySelector('details')
    row?.addEventListener('toggle', () => location.assign('about:blank'))
    row?.querySelector('summary')?.click()
  })
  await page.waitForURL('about:blank')
  await expect
    .poll(async () =>
      (await platform.requests()).some(
        ({ method, path }) => method === 'POST' && path === '/wps/announcement/read',
      ),
    )
    .toBe(true)
})
