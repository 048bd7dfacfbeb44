import type { Browser, BrowserContext, Page } from '@playwright/test'
import { fadedIn } from '#tests/support/faded.ts'
import { logIn } from '#tests/support/journey.ts'
import type { Platform } from '#tests/support/platform.ts'
import type { Screen, Who } from './screens.ts'

/** One browser context per kind of visitor and language, created on first use. */
export function makeContexts(browser: Browser, platform: Platform) {
  const contexts = new Map<string, Promise<BrowserContext>>()
  return (who: Who, code: string) => {
    const key = `${who} ${code}`
    const context = contexts.get(key) ?? enter(browser, platform, who, code)
    contexts.set(key, context)
    return context
  }
}

async function enter(browser: Browser, platform: Platform, who: Who, code: string) {
  const context = await browser.newContext({
    baseURL: platform.url,
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'Asia/Dhaka',
    hasTouch: true,
  })
  await context.addInitScript((language) => localStorage.setItem('language', language), code)
  if (who === 'guest') return context
  const page = await context.newPage()
  if (who === 'trial') await startTrial(page)
  else await logIn(page, platform, who, '/merchant.json', true)
  await page.close()
  return context
}

async function startTrial(page: Page) {
  await page.goto('/m/trail')
  await page.locator('main button').first().click()
  await page.waitForURL(/m\/home/)
}

/** Opens a screen and waits until it has settled. */
export async function open(page: Page, screen: Screen) {
  if (screen.fails) await page.route(screen.fails, (route) => route.fulfill({ status: 500 }))
  await page.goto(screen.path)
  await page.locator('main').filter({ hasText: /\S/ }).first().waitFor({ timeout: 10_000 })
  // No popup interrupts a player who has begun to use home.
  if (screen.isPopup) await page.locator('dialog[open]').waitFor({ timeout: 10_000 })
  else await page.keyboard.press('Shift')
  await settle(page)
  for (const selector of screen.press ?? []) {
    await page.locator(selector).first().click()
    await settle(page)
  }
}

/** Waits until nothing loads or fades. */
export async function settle(page: Page) {
  await page.waitForLoadState('networkidle', { timeout: 2500 }).catch(() => undefined)
  await page
    .locator('main [aria-busy=true]')
    .first()
    .waitFor({ state: 'detached', timeout: 1500 })
    .catch(() => undefined)
  await fadedIn(page)
}

export const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
  })
