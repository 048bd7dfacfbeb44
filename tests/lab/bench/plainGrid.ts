import type { Page } from '@playwright/test'

/** What the baseline is built from: the product's own styles, drawings and first row of tiles. */
export const partsOf = (page: Page) =>
  page.evaluate(async () => {
    const list = document.querySelector('[role="list"]:has([role="none"] > [role="listitem"])')
    const styles = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    )
    const strips = document.adoptedStyleSheets.flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText).filter((rule) => rule.includes('blob:')),
    )
    const pictures = new Map<string, string>()
    for (const address of new Set(strips.join().match(/blob:[^"]+/g)))
      pictures.set(address, await copied(address))
    const copies = strips.map((rule) => rule.replace(/blob:[^"]+/, (at) => pictures.get(at) ?? ''))

    async function copied(address: string) {
      const picture = Object.assign(new Image(), { src: address })
      await picture.decode()
      const { width, height } = picture
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      return canvas.toDataURL('image/jpeg')
    }
    return {
      attributes: [...document.documentElement.attributes]
        .map(({ name, value }) => `${name}="${value}"`)
        .join(' '),
      styles: [...styles, ...copies].join('\n'),
      sprite: document.getElementById('m-lotus')?.closest('svg')?.outerHTML ?? '',
      drawings: [...document.querySelectorAll('[role="listitem"] [class*=" art-"]')].map(
        ({ className }) => className,
      ),
      row: list?.firstElementChild?.outerHTML ?? '',
      list: list?.className ?? '',
    }
  })

type Parts = Awaited<ReturnType<typeof partsOf>>

const rows = 8
const pitch = 164

/** A page with just a plain list of the same tiles, whose rows fifteen lines of script recycle. */
export async function openPlainGrid(page: Page, address: string, parts: Parts, games: number) {
  const height = Math.ceil(games / 3) * pitch
  const body = `<!doctype html>
    <html ${parts.attributes}>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>${parts.styles}</style>
      ${parts.sprite}
      <div role="list" class="${parts.list}" style="--rows-height:${height}px">${parts.row.repeat(rows)}</div>
    </html>`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address)
  await page.evaluate(recycle, { pitch, drawings: parts.drawings })
}

function recycle({ pitch, drawings }: { pitch: number; drawings: readonly string[] }) {
  const list = document.querySelector('[role="list"]')
  const rows = [...(list?.children ?? [])] as HTMLElement[]
  const shown = rows.map(() => -1)
  const parts = rows.map((row) =>
    [...row.children].map((tile) => ({
      tile,
      words: tile.querySelector('button:first-child span:last-child > span'),
      art: tile.querySelector('[class*=" art-"]'),
      star: tile.querySelector('button:last-child'),
    })),
  )
  const write = (slot: number, row: number) => {
    shown[slot] = row
    const element = rows[slot]
    if (element) element.style.transform = `translateY(${row * pitch}px)`
    parts[slot]?.forEach(({ tile, words, art, star }, column) => {
      const place = row * 3 + column
      const name = `Lantern Loot ${place}`
      tile.setAttribute('data-node-id', String(place))
      tile.setAttribute('data-vendor', 'PADMA')
      tile.setAttribute('aria-posinset', String(place + 1))
      if (words) words.textContent = name
      star?.setAttribute('aria-label', `Favourite: ${name}`)
      if (art) art.className = drawings[place % drawings.length] ?? ''
    })
  }
  const draw = () => {
    const first = Math.floor(scrollY / pitch)
    for (let row = first; row < first + rows.length; row += 1)
      if (shown[row % rows.length] !== row) write(row % rows.length, row)
  }
  addEventListener('scroll', () => requestAnimationFrame(draw), { passive: true })
  draw()
}
