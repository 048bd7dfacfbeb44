import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from './chromium.ts'
import { startPlatform } from './platform.ts'

const folder = join(import.meta.dirname, '../../public/screenshots')

const shots = [
  { name: 'home-narrow', path: '/m/home', width: 390, height: 844, scale: 2, theme: 'dark' },
  {
    name: 'lobby-narrow',
    path: '/m/gameLobbyCenter?gameCategory=RNG',
    width: 390,
    height: 844,
    scale: 2,
    theme: 'light',
  },
  { name: 'home-wide', path: '/m/home', width: 1280, height: 800, scale: 1, theme: 'dark' },
] as const

/** Takes the pictures that the manifest and the README show, from a built app. */
mkdirSync(folder, { recursive: true })
const platform = await startPlatform()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
for (const { name, path, width, height, scale, theme } of shots) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  await page.goto(platform.url + path)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
}
await browser.close()
await platform.stop()
