import type { BrowserContext, PlaywrightWorkerArgs } from '@playwright/test'
import { findChromium, launchOptionsOf } from './chromium.ts'

/** With the notifications that the headless shell lacks, and the cache that Playwright disables. */
export const fullBrowser = {
  context: async (
    { playwright }: PlaywrightWorkerArgs,
    use: (context: BrowserContext) => Promise<void>,
  ) => {
    const browser = await playwright.chromium.launch({
      ...launchOptionsOf(findChromium()),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    await use(await browser.newContext())
    await browser.close()
  },
}
