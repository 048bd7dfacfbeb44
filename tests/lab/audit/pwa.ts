import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '#tests/support/chromium.ts'
import { startPlatform } from '#tests/support/platform.ts'

async function objectionsOf(context: BrowserContext, url: string) {
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`${url}/m/home`)
  // The link gets its address after the first paint.
  await page.locator('link[rel=manifest][href]').waitFor({ state: 'attached' })
  const session = await context.newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  const { appId } = await session.send('Page.getAppId')
  return [
    ...errors.map(({ message }) => `manifest: ${message}`),
    ...installabilityErrors.map(({ errorId }) => `cannot be installed: ${errorId}`),
    ...(appId === undefined ? ['The app has no id'] : []),
  ]
}

/** What Chromium objects to installing the app; the tests in `pwa` cover the rest. */
export async function run() {
  // A profile on disk: nothing can be installed from a private window.
  const profile = await mkdtemp(join(tmpdir(), 'mela-profile-'))
  await using platform = await startPlatform()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: chromiumArgs,
  })
  try {
    return await objectionsOf(context, platform.url)
  } finally {
    await context.close()
    await rm(profile, { recursive: true })
  }
}
