import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Brand } from './brand.ts'
import { pictures } from './pictures.ts'

const scales: readonly (readonly [string, number])[] = [
  ['splash', 0.34],
  ['maskable', 0.66],
  ['apple', 0.84],
]

/** Draws all icons and splash screens of a brand from its logo, with a Chromium. */
export async function drawPictures(
  folder: string,
  { plate = '#20244a', colours }: Brand,
  executablePath: string,
) {
  const logo = readFileSync(join(folder, 'logo.svg'), 'utf8')
  for (const part of ['icons', 'splash']) mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, 'icons/favicon.svg'), onPlate(logo, plate))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  for (const [name, width, height] of pictures) {
    await page.setViewportSize({ width, height })
    await page.setContent(pageOf(name, logo, plate, colours.dark.canvas ?? '#0f1120'))
    await page.screenshot({ path: join(folder, name), omitBackground: true })
  }
  await browser.close()
}

const onPlate = (logo: string, plate: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${plate}"/>${logo}</svg>\n`

function pageOf(name: string, logo: string, plate: string, canvas: string) {
  const [, scale = 1] = scales.find(([part]) => name.includes(part)) ?? []
  const isPlain = name.includes('icon-') && !name.includes('apple')
  const back = isPlain || name.includes('mono') ? 'transparent' : canvas
  const ground = /maskable|apple/.test(name) ? plate : back
  const drawing = isPlain || name.includes('splash') ? onPlate(logo, plate) : logo
  const mono = name.includes('mono') ? 'filter:brightness(0)invert(1);' : ''
  return `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}
    body>svg{width:${scale * 100}vw;${mono}}</style>${drawing}`
}
