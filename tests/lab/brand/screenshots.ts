import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser } from '#tests/support/chromium.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { buildOf } from './build.ts'
import { fileOf, screenshots } from '#build/brand/pictures/pictures.ts'

/** Builds the app with a brand and takes the manifest's screenshots. */
export async function takeScreenshots(root: string, name: string, folder: string) {
  mkdirSync(join(folder, 'screenshots'), { recursive: true })
  await using platform = await startPlatform({ dist: buildOf(root, name), brand: name })
  await using browser = await openBrowser()
  for (const shot of screenshots) {
    const scale = shot.name.endsWith('narrow') ? 2 : 1
    const page = await browser.newPage({
      viewport: { width: shot.width / scale, height: shot.height / scale },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
    })
    await page.addInitScript((theme) => {
      localStorage.setItem('theme', theme)
      localStorage.setItem('serviceWidget', 'closed')
    }, shot.theme)
    await page.goto(platform.url + shot.path)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(folder, fileOf(shot)) })
    await page.close()
  }
}
