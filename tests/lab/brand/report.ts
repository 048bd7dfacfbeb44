import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type Page, chromium } from 'playwright'
import { firstLanguage } from '#i18n/languages.ts'
import { makeContexts, open, settle } from '#tests/screens/contexts.ts'
import type { Screen } from '#tests/screens/screens.ts'
import { chromiumArgs } from '#tests/support/chromium.ts'
import { writeReport } from '#tests/support/figures.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { brandFolder, brandOf, merchantOf } from '#build/brand/brand.ts'
import { buildOf } from './build.ts'

const screens: readonly Screen[] = [
  { name: 'home', path: '/m/home' },
  { name: 'lobby', path: '/m/gameLobbyCenter?gameCategory=RNG' },
  { name: 'login', path: '/m/login' },
  { name: 'deposit', path: '/m/voucherCenter', who: 'member' },
  { name: 'sheet', path: '/m/home?card=10373' },
]
const themes = ['dark', 'light'] as const

const brandsOf = (root: string) =>
  readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Builds every brand and writes reports/brands.html, which shows their screens side by side. */
export async function writeBrands(root: string, executablePath: string) {
  const folder = join(root, 'reports/brands')
  mkdirSync(folder, { recursive: true })
  const names = brandsOf(root)
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  for (const name of names) await picture(browser, root, name, folder)
  await browser.close()
  writeReport('brands.html', pageOf(root, names))
}

async function picture(browser: Browser, root: string, name: string, folder: string) {
  const platform = await startPlatform({ dist: buildOf(root, name), brand: name })
  const contextOf = makeContexts(browser, platform)
  const [code = firstLanguage] = merchantOf(root, name).languages
  for (const screen of screens) {
    const page = await (await contextOf(screen.who ?? 'guest', code)).newPage()
    await open(page, screen)
    for (const theme of themes) {
      await changeTheme(page, theme)
      await page.screenshot({
        path: join(folder, fileOf(name, screen, theme)),
        type: 'jpeg',
        quality: 85,
      })
    }
    await page.close()
  }
  await platform.stop()
}

async function changeTheme(page: Page, theme: (typeof themes)[number]) {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
  }, theme)
  await settle(page)
}

const fileOf = (brand: string, { name }: Screen, theme: string) => `${brand}-${name}-${theme}.jpg`

const style = `body{font:15px/1.5 system-ui;margin:1rem;background:#ddd}
table{border-spacing:12px}img{display:block;width:300px}th{text-align:start}`

function pageOf(root: string, names: readonly string[]) {
  const head = names.map((name) => `<th>${brandOf(brandFolder(root, name)).title}</th>`.repeat(2))
  const rows = screens.map((screen) => {
    const cells = names.flatMap((name) =>
      themes.map((theme) => {
        const text = `${screen.name} of ${name} in the ${theme} theme`
        return `<td><img src="brands/${fileOf(name, screen, theme)}" alt="${text}"></td>`
      }),
    )
    return `<tr><th>${screen.name}</th>${cells.join('')}</tr>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Brands</title><style>${style}</style>
<h1>Brands</h1><table><tr><td></td>${head.join('')}</tr>${rows.join('\n')}</table>`
}
