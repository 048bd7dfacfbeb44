import type { Page } from '@playwright/test'

/** What the floor is made of: the product's own styles, drawings and first row of tiles. */
export const partsOf = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('[role="list"]:has([role="none"] > [role="listitem"])')
    const styles = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    )
    return {
      attributes: [...document.documentElement.attributes]
        .map(({ name, value }) => `${name}="${value}"`)
        .join(' '),
      styles: styles.join('\n'),
      sprite: document.getElementById('m-lotus')?.closest('svg')?.outerHTML ?? '',
      motifs: [...document.querySelectorAll('[role="listitem"] circle + use:not([y])')].map(
        (use) => use.getAttribute('href') ?? '',
      ),
      row: list?.firstElementChild?.outerHTML ?? '',
      list: list?.className ?? '',
    }
  })

type Parts = Awaited<ReturnType<typeof partsOf>>

const rows = 8
const pitch = 164

/** A page with nothing but a plain list of the same tiles, its rows used again by fifteen lines of script. */
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
  await page.evaluate(recycle, { pitch, motifs: parts.motifs })
}

function recycle({ pitch, motifs }: { pitch: number; motifs: readonly string[] }) {
  const list = document.querySelector('[role="list"]')
  const rows = [...(list?.children ?? [])] as HTMLElement[]
  const shown = rows.map(() => -1)
  const colours = (document.body.innerHTML.match(/palette-p\d+/) ?? [''])[0]
  const parts = rows.map((row) =>
    [...row.children].map((tile) => ({
      tile,
      words: tile.querySelector('button:first-child span:last-child > span'),
      art: tile.querySelector(`.${colours}`),
      circles: tile.querySelectorAll('button:first-child circle'),
      uses: tile.querySelectorAll('button:first-child use'),
      star: tile.querySelector('button:last-child'),
    })),
  )
  const write = (slot: number, row: number) => {
    shown[slot] = row
    const element = rows[slot]
    if (element) element.style.transform = `translateY(${row * pitch}px)`
    parts[slot]?.forEach(({ tile, words, art, circles, uses, star }, column) => {
      const place = row * 3 + column
      const name = `Lantern Loot ${place}`
      tile.setAttribute('data-node-id', String(place))
      tile.setAttribute('data-vendor', 'PADMA')
      tile.setAttribute('aria-posinset', String(place + 1))
      if (words) words.textContent = name
      star?.setAttribute('aria-label', `Favourite: ${name}`)
      if (art) art.className = art.className.replace(/palette-p\d+/, `palette-p${place % 12}`)
      circles[0]?.setAttribute('pathLength', String(20 + (place % 9) * 2))
      circles[1]?.setAttribute('pathLength', String(28 + (place % 5) * 4))
      uses[0]?.setAttribute('transform', `rotate(${place % 30})`)
      uses[1]?.setAttribute('href', motifs[place % motifs.length] ?? '')
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
