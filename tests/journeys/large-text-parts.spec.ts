import type { Locator, Page } from '@playwright/test'
import { largeTextFaults } from '#tests/lab/screens/inspect.ts'
import { layoutFaults, setTextSize } from '#tests/lab/screens/layout.ts'
import { expect, go, logIn, speak, test } from '#tests/support/journey.ts'
import { games } from '#tests/support/lobby.ts'

/** Chromium evaluates media queries in em again only when the window changes. */
async function enlarge(page: Page, { width, height } = { width: 360, height: 740 }) {
  await setTextSize(page, 200)
  await page.setViewportSize({ width: width + 1, height })
  await page.setViewportSize({ width, height })
}

const smallest = { width: 320, height: 568 }

test('the check for cut text ignores moving parts that fit their control', async ({ page }) => {
  await page.setContent(`
    <p></p>
    <a href="/" style="display: block">Promotions</a>
    <a href="/" style="display: block; inline-size: 1em">Help</a>
    <script>
      let rows = 0
      setInterval(() => (document.querySelector('p').style.blockSize = ++rows * 20 + 'px'), 1)
    </script>`)
  expect(await layoutFaults(page)).toEqual(['“Help” sticks out of its control'])
})

test('with large text a visitor sees uncut titles and names, the link to all providers, and headings larger than text', async ({
  page,
  platform,
}) => {
  const hour = 60 * 60_000
  const halfAMinuteBefore = hour - 30_000
  await platform.clock((halfAMinuteBefore - (Date.now() % hour) + hour) % hour)
  await page.goto('/m/lottery?lang=EN')
  await test.step('the names of lotteries whose tickets are no longer on sale', async () => {
    await expect(page.getByText('Tickets closed').first()).toBeVisible()
    expect(await largeTextFaults(page, [130], [360])).toEqual([])
  })

  await enlarge(page)
  await test.step('the title of a page', async () => {
    for (const path of ['/m/service', '/m/forget']) {
      await go(page, path)
      const title = page.locator('[data-page-title] > :first-child')
      await expect(title).not.toBeEmpty()
      expect(await title.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0)
    }
  })

  await test.step('the way from one provider to all', async () => {
    await go(page, '/m/providers?vassalage=PADMA')
    await expect(page.getByRole('heading', { level: 1, name: 'Padma Play' })).toBeAttached()
    const all = page.getByRole('main').getByRole('link', { name: 'All providers' })
    const { height } = (await all.boundingBox())!
    expect(height).toBeGreaterThanOrEqual(44)
    expect(await layoutFaults(page)).toEqual([])
    await all.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Game providers' })).toBeAttached()
  })

  await test.step('the title of a banner', async () => {
    await go(page, '/m/register')
    const sizeOf = (words: Locator) =>
      words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const text = page.getByText('It costs nothing')
    expect(await sizeOf(page.getByText('A minute to join'))).toBeGreaterThan(await sizeOf(text))
  })

  await test.step('the names of games below their badges, and of providers', async () => {
    await speak(page, 'BN')
    await go(page, '/m/gameLobbyCenter')
    for (const category of ['PROVIDER', 'FISH']) {
      const row = page.locator(`[data-category=${category}]`)
      // Rows above that load meanwhile move it out of view.
      await expect(async () => {
        await row.scrollIntoViewIfNeeded()
        await expect(row.getByRole('listitem').first()).toBeVisible({ timeout: 1000 })
      }).toPass()
    }
    expect(await largeTextFaults(page, [150, 200], [320])).toEqual([])
  })
})

test('with large text a player sees the chosen tab, an error with its button, and the name of a game', async ({
  page,
  platform,
}) => {
  const benefits = '**/wps/**benefit**'
  await page.route(benefits, (route) => route.fulfill({ status: 500 }))
  await logIn(page, platform, 'member', '/m/member/benefits')

  await test.step('what failed and its button', async () => {
    const button = page.getByRole('alert').getByRole('button', { name: 'Try again' })
    await expect(button).toBeVisible()
    await enlarge(page)
    const bar = page.getByRole('navigation', { name: 'Main' })
    const endOf = (part: { y: number; height: number } | null) => part!.y + part!.height
    expect(endOf(await button.boundingBox())).toBeLessThan((await bar.boundingBox())!.y)
  })

  await test.step('the whole tier of the player, beside the names of the perks', async () => {
    await page.unroute(benefits)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    const table = page.getByRole('main').getByRole('table')
    for (const language of ['BN', 'EN']) {
      await speak(page, language)
      for (const width of [320, 360]) {
        await enlarge(page, { width, height: 740 })
        // It is scrolled into view once the table has its new width.
        const hidden = async () => {
          const perks = await table.getByRole('columnheader').first().boundingBox()
          const own = await table.locator('th[data-own]').boundingBox()
          return perks!.x + perks!.width - own!.x
        }
        await expect.poll(hidden, `${language}, ${width} px`).toBeLessThanOrEqual(1)
      }
    }
  })

  await test.step('the chosen one of a row that does not fit, wherever it stands', async () => {
    for (const [path, role, name] of [
      ['/m/rewardCenter?tab=history', 'tab', 'History'],
      ['/m/gameRecord?period=month', 'radio', '30 days'],
      ['/m/lotteryHistory?game=lal36', 'radio', 'Lal 5/36'],
    ] as const) {
      await go(page, path)
      await expect(page.getByRole(role, { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
  })

  await test.step('both tabs of two', async () => {
    await go(page, '/m/lotteryHistory')
    for (const name of ['Results', 'My tickets'])
      await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 1 })
  })

  await test.step('the name of a game', async () => {
    await go(page, '/m/launchGame?gameId=10381&vassalage=BAAGH')
    await expect(page.getByRole('timer', { name: 'Time played' })).toBeVisible()
    const name = page.getByRole('heading', { level: 1 })
    await expect(name).toHaveText('Rickshaw Rani')
    expect(await name.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0)
  })

  await test.step('the titles of messages', async () => {
    await go(page, '/m/webEmail')
    const rows = page.getByRole('list', { name: 'Messages' }).getByRole('link')
    await expect(rows.first()).toBeVisible()
    const cut = await rows.evaluateAll((links) =>
      links
        .map((link) => link.querySelector('time')?.parentElement?.firstElementChild)
        .filter(
          (title) =>
            title &&
            (title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight),
        )
        .map((title) => title?.textContent),
    )
    expect(cut).toEqual([])
    await go(page, '/m/messages')
    await expect(page.getByText('News for everyone')).toBeVisible()
    expect(await largeTextFaults(page, [130], [360])).toEqual([])
  })

  await test.step('what stays in sight of the cashier takes a quarter of the screen at most', async () => {
    await go(page, '/m/voucherCenter')
    const bar = page.locator('main [class^=ActionBar-bar]')
    await expect(bar).toHaveCSS('position', 'sticky')
    await enlarge(page, smallest)
    const share = () =>
      bar.evaluate((element) =>
        getComputedStyle(element).position === 'sticky'
          ? element.getBoundingClientRect().height / innerHeight
          : 0,
      )
    await expect.poll(share).toBeLessThanOrEqual(0.25)
  })
})

test('on the smallest phone tab names do not touch, and with large text most of the screen is left for a list', async ({
  page,
}) => {
  await page.setViewportSize(smallest)
  await page.goto('/m/gameLobbyCenter?gameCategory=RNG&lang=EN')
  await expect(games(page).nth(7)).toBeVisible()
  for (const language of ['EN', 'BN']) {
    if (language === 'BN') await speak(page, language)
    const names = await page
      .locator('nav:has([href="/m/affiliate"]) a > :not(svg)')
      .evaluateAll((labels) =>
        labels.map((label) => {
          const range = document.createRange()
          range.selectNodeContents(label)
          const { left, right } = range.getBoundingClientRect()
          return { left, right }
        }),
      )
    expect(names).toHaveLength(5)
    for (const [place, { left }] of names.slice(1).entries())
      expect(left - names[place]!.right).toBeGreaterThanOrEqual(6)
  }

  await speak(page, 'EN')
  await enlarge(page, smallest)
  await page.mouse.wheel(0, 1200)
  await expect(page.getByRole('radio', { name: 'All', exact: true })).not.toBeInViewport()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('textbox', { name: 'Game name' })).toBeInViewport({ ratio: 1 })
})

test('with large text the button of a popup is visible', async ({ page, platform }) => {
  await logIn(page, platform, 'member')
  const button = page.getByRole('button', { name: 'Got it' })
  await page.removeLocatorHandler(button)
  await expect(button).toBeVisible({ timeout: 15_000 })
  await enlarge(page)
  await expect(button).toBeInViewport({ ratio: 1 })
})
