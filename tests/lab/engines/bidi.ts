import { type Page, launch } from 'puppeteer-core'
import { chromiumArgs } from '#tests/support/chromium.ts'
import { type Engine, size } from './engine.ts'

/** Drives either browser by WebDriver BiDi, without a separate driver. */
export async function startBidi(
  browserName: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Engine> {
  const browser = await launch({
    browser: browserName,
    executablePath,
    protocol: 'webDriverBiDi',
    args: browserName === 'chrome' ? chromiumArgs : [],
    defaultViewport: size,
    // Those of a phone: without a screen, Firefox paints the others white.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
    protocolTimeout: 60_000,
    // It would close the browser, and this process would go on without it.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  const page = await browser.newPage()
  return {
    name: browserName === 'chrome' ? 'Chromium' : 'Firefox ESR',
    version: await browser.version(),
    open: async (url) => {
      const visit = () => page.goto(url, { waitUntil: 'domcontentloaded' })
      // Firefox aborts a navigation if the previous page changes its address meanwhile.
      await visit().catch(visit)
    },
    read: async (expression, isInGame) => (isInGame ? gameOf(page) : page).evaluate(expression),
    picture: async () => Buffer.from(await page.screenshot()),
    end: () => browser.close(),
  }
}

function gameOf(page: Page) {
  const game = page.frames().at(-1)
  if (!game || game === page.mainFrame()) throw new Error('There is no game in the page')
  return game
}
