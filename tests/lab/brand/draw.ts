import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { openBrowser } from '#tests/support/chromium.ts'
import { ownText } from '#build/brand/input.ts'
import type { Brand } from '#build/brand/schema.ts'
import { type Drawn, drawn, favicon } from '#build/brand/pictures/pictures.ts'
import { coloursOf } from '#build/brand/style.ts'

interface Paint {
  readonly logo: string
  /** The colour behind the logo. */
  readonly plate: string
  /** The colour behind a splash screen. */
  readonly canvas: string
  /** The colour of shortcut icons. */
  readonly ink: string
}

/** Draws all icons and splash screens of a brand from its logo, in Chromium. */
export async function drawPictures(root: string, folder: string, brand: Brand) {
  const colourOf = coloursOf(root, brand, 'dark')
  const paint: Paint = {
    logo: ownText(join(folder, 'logo.svg')),
    plate: brand.plate ?? colourOf('s2'),
    canvas: colourOf('canvas'),
    ink: colourOf('primary'),
  }
  for (const part of ['icons', 'splash']) mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, favicon), `${onPlate(paint)}\n`)
  await using browser = await openBrowser()
  const page = await browser.newPage()
  for (const { file, width, height, kind } of drawn) {
    await page.setViewportSize({ width, height })
    await page.setContent(pageOf(drawings[kind](paint)))
    const shot = await page.screenshot({ omitBackground: true })
    await sharp(shot).png({ palette: true, dither: 0 }).toFile(join(folder, file))
  }
}

interface Drawing {
  readonly svg: string
  /** The drawing's width as a share of the picture's. */
  readonly share?: number
  readonly ground?: string
}

const drawings: Readonly<Record<Drawn['kind'], (paint: Paint) => Drawing>> = {
  plain: (paint) => ({ svg: onPlate(paint) }),
  maskable: ({ logo, plate }) => ({ svg: logo, share: 0.66, ground: plate }),
  apple: ({ logo, plate }) => ({ svg: logo, share: 0.84, ground: plate }),
  monochrome: ({ logo }) => ({
    svg: logo.replace('<svg', '<svg style="filter:brightness(0)invert(1)"'),
  }),
  splash: (paint) => ({ svg: onPlate(paint), share: 0.34, ground: paint.canvas }),
  hot: (paint) => ({ svg: shortcut(paint, glyphs.hot) }),
  lobby: (paint) => ({ svg: shortcut(paint, glyphs.lobby) }),
  favourite: (paint) => ({ svg: shortcut(paint, glyphs.favourite) }),
}

const glyphs = {
  hot: 'M12 3c.8 3.5 6 5.6 6 11a6 6 0 0 1-12 0c0-2.2 1-3.6 2-4.6.3 1.5 1 2.3 1.8 2.6-.3-3.5.5-6.5 2.2-9',
  lobby: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14m5-2 4.5 4.5',
  favourite: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
}

const svg = (box: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`

const onPlate = ({ logo, plate }: Paint) =>
  svg('0 0 64 64', `<rect width="64" height="64" rx="14" fill="${plate}"/>${logo.trim()}`)

const shortcut = ({ plate, ink }: Paint, path: string) =>
  svg(
    '-6 -6 36 36',
    `<rect x="-6" y="-6" width="36" height="36" rx="9" fill="${plate}"/><path d="${path}" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(1.2 1.2)scale(.9)"/>`,
  )

const pageOf = ({ svg: body, share = 1, ground = 'transparent' }: Drawing) =>
  `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}
    body>svg{width:${share * 100}vw}</style>${body}`
