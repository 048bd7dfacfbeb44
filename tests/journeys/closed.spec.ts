import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

const gate = (page: Page) =>
  page.getByRole('dialog', { name: 'System upgrading, please try again later' })

declare global {
  interface Window {
    seenOpen: number
  }
}

/** Counts the frames in which the app or its prerender can be seen. */
const countOpenFrames = () => {
  window.seenOpen = 0
  const look = () => {
    const app = document.getElementById('app')
    if (app?.checkVisibility({ visibilityProperty: true }) && !document.querySelector('dialog'))
      window.seenOpen += 1
    requestAnimationFrame(look)
  }
  look()
}

test('a site that was closed is painted closed, and opens as soon as the platform says so', async ({
  page,
  platform,
}) => {
  await platform.status({ maintenance: true })
  await page.goto('/m/home?lang=EN')
  await expect(gate(page)).toBeVisible()
  const isStored = () => page.evaluate(() => localStorage.getItem('siteStatus') ?? '')
  await expect.poll(isStored).toContain('maintenance')

  await page.addInitScript(countOpenFrames)
  await page.reload()
  await expect(gate(page)).toBeVisible()
  expect(await page.evaluate(() => window.seenOpen)).toBe(0)

  await page.route('**/assets/*.js', () => undefined)
  await page.reload({ waitUntil: 'commit' })
  const title = page.getByRole('heading', { name: 'System upgrading, please try again later' })
  await expect(title).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('banner')).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await platform.status({ maintenance: false })
  await page.reload()
  await expect(page.locator('[data-node-id]').first()).toBeVisible()
  await expect(title).toBeHidden()
  await expect.poll(isStored).toContain('open')
})
