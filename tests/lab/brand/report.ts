import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { firstLanguage } from '#i18n/languages.ts'
import { makeContexts, open, settle } from '#tests/lab/screens/contexts.ts'
import type { Screen } from '#tests/lab/screens/screens.ts'
import { type Strip, openPictures, writePage } from '#tests/lab/report.ts'
import { openBrowser } from '#tests/support/chromium.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { brandFolder, brandOf, merchantOf } from '#build/brand/brand.ts'
import { buildOf } from './build.ts'

const screens: readonly Screen[] = [
  { name: 'home', path: '/m/home' },
  { name: 'lobby', path: '/m/gameLobbyCenter?gameCategory=RNG' },
  { name: 'login', path: '/m/login' },
  { name: 'deposit', path: '/m/voucherCenter', who: 'member' },
  { name: 'sheet', path: '/m/home?card=10381' },
]
const themes = ['dark', 'light'] as const

const brandsOf = (root: string) =>
  readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Builds every brand and writes reports/brands.html, which shows the same screens of each. */
export async function writeBrands(root: string) {
  const write = openPictures('brands')
  await using browser = await openBrowser()
  const strips: Strip[] = []
  for (const name of brandsOf(root)) strips.push(await picture(browser, root, name, write))
  writePage('brands', new Map([['In both themes', strips]]))
}

async function picture(
  browser: Browser,
  root: string,
  name: string,
  write: ReturnType<typeof openPictures>,
): Promise<Strip> {
  await using platform = await startPlatform({ dist: buildOf(root, name), brand: name })
  const contextOf = makeContexts(browser, platform)
  const [code = firstLanguage] = merchantOf(root, name).languages
  const pictures = []
  for (const screen of screens) {
    const page = await (await contextOf(screen.who ?? 'guest', code)).newPage()
    await open(page, screen)
    for (const theme of themes) {
      await changeTheme(page, theme)
      const file = `${name}-${screen.name}-${theme}.jpg`
      write(file, await page.screenshot({ type: 'jpeg', quality: 85 }))
      pictures.push({ file, label: `${screen.name}, ${theme}` })
    }
    await page.close()
  }
  return { title: brandOf(brandFolder(root, name)).title, pictures }
}

async function changeTheme(page: Page, theme: (typeof themes)[number]) {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
  }, theme)
  await settle(page)
}
