/**
 * Draws every icon and splash picture of the app into public/: `node tests/support/draw-icons.ts`.
 * The drawings are the code below; the pictures are committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { chromiumArgs, findChromium } from './chromium.ts'
import { decodePng, encodePng } from './png.ts'

const [night, plate, ivory] = ['#0f1120', '#20244a', '#f7f3e8']
const [marigold, pink, teal] = ['#ffb020', '#ff6b9e', '#2fd6c0']

type Ink = {
  bar: string
  flags: readonly string[]
  wheel: string
  cars: readonly string[]
  hub: string
}

const colours: Ink = {
  bar: marigold,
  flags: [pink, teal, ivory, pink, teal],
  wheel: ivory,
  cars: [marigold, pink],
  hub: teal,
}
const mono: Ink = {
  bar: '#fff',
  flags: ['#fff', 'none', '#fff', 'none', '#fff'],
  wheel: '#fff',
  cars: ['#fff', '#fff'],
  hub: '#fff',
}

const spokes = [0, 45, 90, 135].map(
  (turn) => `<path d="M32 25.5v25" transform="rotate(${turn} 32 38)"/>`,
)

const car = (index: number, ink: Ink) =>
  `<circle cx="32" cy="25.5" r="3.6" fill="${ink.cars[index % 2]}" transform="rotate(${index * 45 + 22.5} 32 38)"/>`

const wheel = (ink: Ink) => `
<path d="M10.5 11.5h43" stroke="${ink.bar}" stroke-width="5" stroke-linecap="round"/>
${ink.flags.map((fill, index) => `<path d="M${11 + index * 8.6} 14h7.6l-3.8 6z" fill="${fill}"/>`).join('')}
<g stroke="${ink.wheel}" fill="none"><circle cx="32" cy="38" r="12.5" stroke-width="2.5"/><g stroke-width="1.5">${spokes.join('')}</g></g>
<path d="M32 38 20 58M32 38 44 58" stroke="${ink.bar}" stroke-width="4" stroke-linecap="round"/>
${Array.from({ length: 8 }, (_, index) => car(index, ink)).join('')}
<circle cx="32" cy="38" r="4.2" fill="${ink.hub}"/>`

const svg = (body: string, box = '0 0 64 64') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body.replaceAll('\n', '')}</svg>\n`

const ground = (radius: number) => `<rect width="64" height="64" rx="${radius}" fill="${plate}"/>`
const rings = `<g fill="none" stroke="${marigold}" stroke-linecap="round" opacity=".28"><circle cx="32" cy="32" r="29" stroke-width="1.4" pathLength="48" stroke-dasharray="0 1"/></g>`
const inset = (scale: number, body: string) =>
  `<g transform="translate(32 32) scale(${scale}) translate(-32 -34)">${body}</g>`

const logo = svg(ground(14) + wheel(colours))
const square = svg(ground(0) + inset(0.88, wheel(colours)))
const maskable = svg(ground(0) + rings + inset(0.72, wheel(colours)))
const monochrome = svg(wheel(mono))

const glyphs = {
  hot: 'M12 3c.8 3.5 6 5.6 6 11a6 6 0 0 1-12 0c0-2.2 1-3.6 2-4.6.3 1.5 1 2.3 1.8 2.6-.3-3.5.5-6.5 2.2-9',
  lobby: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14m5-2 4.5 4.5',
  favourite: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  deposit:
    'M18 8.5V6a2 2 0 0 0-2-2H6a2.2 2.2 0 0 0-2.5 2.2A2.3 2.3 0 0 0 6 8.5h12.5a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2.5 2.5 0 0 1-2.5-2.5v-11M16.5 14.2h.01',
}
const shortcut = (d: string) =>
  svg(
    `<rect x="-6" y="-6" width="36" height="36" rx="9" fill="${plate}"/><g transform="translate(12 12)scale(.9)translate(-12 -12)"><path d="${d}" fill="none" stroke="${marigold}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    '-6 -6 36 36',
  )

const phones =
  '750x1334 828x1792 1125x2436 1170x2532 1179x2556 1206x2622 1242x2688 1284x2778 1290x2796 1320x2868'

async function paint(page: Page, drawing: string, width: number, height: number, back: string) {
  await page.setViewportSize({ width, height })
  await page.setContent(
    `<style>html,body{margin:0;height:100%;background:${back}}svg{display:block;margin:auto;width:100%;height:100%}</style>${drawing}`,
  )
  return encodePng(decodePng(await page.screenshot({ omitBackground: true })))
}

function save(path: string, content: string | Uint8Array) {
  writeFileSync(`public/${path}`, content)
  console.log(path, content.length)
}

async function draw(page: Page) {
  const icon = async (name: string, drawing: string, size: number) =>
    save(`icons/${name}.png`, await paint(page, drawing, size, size, 'transparent'))
  for (const size of [192, 512]) {
    await icon(`icon-${size}`, logo, size)
    await icon(`maskable-${size}`, maskable, size)
  }
  await icon('monochrome-512', monochrome, 512)
  await icon('apple-touch-icon', square, 180)
  for (const [name, d] of Object.entries(glyphs)) await icon(`shortcut-${name}`, shortcut(d), 96)
  for (const phone of phones.split(' ')) {
    const [width = 0, height = 0] = phone.split('x').map(Number)
    const mark = `<div style="width:${width * 0.34}px;margin:auto">${logo}</div>`
    const drawing = `<div style="display:grid;height:100%">${mark}</div>`
    save(`splash/${phone}.png`, await paint(page, drawing, width, height, night))
  }
}

mkdirSync('public/icons', { recursive: true })
mkdirSync('public/splash', { recursive: true })
save('icons/favicon.svg', logo)
save('icons/monochrome.svg', monochrome)

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: chromiumArgs,
})
await draw(await browser.newPage())
await browser.close()
