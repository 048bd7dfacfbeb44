import type { Page } from '@playwright/test'
import { kindOf } from '#sandbox/vendor/kinds/kindOf.ts'
import { layoutFaults, setTextSize } from '#tests/lab/screens/layout.ts'
import { withMotion, expect, expectNoAxeViolations, logIn, test } from '#tests/support/journey.ts'
import type { Platform } from '#tests/support/platform.ts'

/** With motion at first, so that the reels turn. */
test.use(withMotion)

const list = '/lgw/game/list?merchantCode=mela01&platform=html5&clientType=2&pageSize=20'

/** The first game of this kind in a category. */
async function gameOf(platform: Platform, kind: string, category: string) {
  for (let pageNo = 1; pageNo < 30; pageNo++) {
    const answer = await fetch(`${platform.url}${list}&gameType=${category}&pageNo=${pageNo}`)
    const { value } = await answer.json()
    for (const { nodeId, gameName, vassalage, gameClassifyNew = '' } of value.games) {
      // The wire lists crash games as slots.
      const isOther = category === 'RNG' && gameClassifyNew.includes('Crash')
      if (!isOther && kindOf({ category, name: gameName }) === kind)
        return {
          name: gameName,
          address: `/m/launchGame?gameId=${nodeId}&vassalage=${vassalage}&gameCategory=${category}`,
        }
    }
  }
  throw new Error(`${category} has no ${kind}`)
}

const inGame = (page: Page) => page.frameLocator('iframe')
/** Not the amounts, which are live regions too. */
const status = (page: Page) => inGame(page).locator('p[role="status"]')

/** On the table of roulette: two on red 1, beside the zero, and one on the number after it. */
async function layChips(page: Page) {
  const game = inGame(page)
  if ((await game.locator('.table').count()) === 0) return
  await game.getByRole('button', { name: /^0, / }).press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(game.getByRole('button', { name: /^1, red, .*: 2 on it$/ })).toBeVisible()
  await expect(game.getByRole('button', { name: /^2, black, .*: 1 on it$/ })).toBeFocused()
}

/** Selects the next choice, if there are any, and starts the round. */
async function playByKeyboard(page: Page) {
  const game = inGame(page)
  const chosen = game.getByRole('radio', { checked: true })
  await expect(status(page)).not.toBeEmpty()
  await layChips(page)
  if ((await chosen.count()) === 0) return game.locator('.play').press('Enter')
  const before = await chosen.getAttribute('data-value')
  await chosen.focus()
  await chosen.press('ArrowRight')
  await expect(chosen).not.toHaveAttribute('data-value', before ?? '')
  await expect(chosen).toBeFocused()
  await page.keyboard.press('Enter')
}

const saysResult = (page: Page) => expect(status(page)).toHaveText(/won|no win|back|burst/i)

/** Roulette has the most choices of all kinds. */
async function expectToFitLandscape(page: Page) {
  const upright = page.viewportSize()
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(page.locator('header')).toHaveCount(1)
  await expect(inGame(page).locator('header')).toHaveCount(0)
  for (const part of ['.wheel', '.play', '.foot'])
    await expect(inGame(page).locator(part)).toBeInViewport({ ratio: 1 })
  if (upright) await page.setViewportSize(upright)
}

/** On a small phone, upright and on its side, with text of twice the size. */
async function expectControlsAsLargeAsFingers(page: Page) {
  const before = page.viewportSize()
  await setTextSize(page, 200)
  for (const [width, height] of [
    [320, 568],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height })
    const small = await inGame(page)
      .getByRole('button')
      .or(inGame(page).getByRole('radio'))
      .evaluateAll((controls) =>
        controls
          .map((control) => [control.ariaLabel, control.getBoundingClientRect()] as const)
          .filter(([, { width, height }]) => Math.round(Math.min(width, height)) < 44)
          .map(([name, { width, height }]) => `${name}: ${width} × ${height}`),
      )
    expect(small, `on ${width} × ${height} px`).toEqual([])
  }
  await setTextSize(page, 100)
  if (before) await page.setViewportSize(before)
}

/** On a small phone on its side, where the game and its buttons share the width. */
async function expectWholeWords(page: Page) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 540, height: 360 })
  // Cards lie over each other, and the numbers of a wheel are turned.
  const faults = (await layoutFaults(page)).filter((fault) => !fault.includes('overlap'))
  expect(faults).toEqual([])
  const excess = await inGame(page)
    .locator('.stake:not(.wide) > .stake-sum')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(excess).toBe(0)
  if (before) await page.setViewportSize(before)
}

/** Roulette has the most choices: they scroll, and the stake and the button stay over them. */
async function expectFocusInSight(page: Page) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 568, height: 320 })
  const chosen = inGame(page).locator('.cell:focus')
  await inGame(page).locator('.cell').first().focus()
  for (let choice = 0; choice < 10; choice++) {
    await page.keyboard.press('ArrowDown')
    const isOnTop = await chosen.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isOnTop, `${await chosen.ariaSnapshot()} can be seen`).toBe(true)
  }
  if (before) await page.setViewportSize(before)
}

test('a round of each kind of game is played by keyboard, and its result is announced', async ({
  page,
  platform,
}) => {
  test.slow()
  await logIn(page, platform, 'member', '/m/home')
  await expect(page.locator('[data-node-id]').first()).toBeVisible()
  /** Navigates as a link does, without reloading the app. */
  const open = async (kind: string, category: string) => {
    const { name, address } = await gameOf(platform, kind, category)
    await page.evaluate((href) => history.pushState(null, '', href), address)
    await expect(inGame(page).getByRole('heading', { level: 1, name })).toBeAttached()
  }

  await test.step('a slot, whose reels keep their height while they turn', async () => {
    await open('slot', 'RNG')
    const reels = inGame(page).locator('.reels')
    const atRest = await reels.boundingBox()
    await playByKeyboard(page)
    await expect(inGame(page).locator('[data-rolling]')).not.toHaveCount(0)
    expect((await reels.boundingBox())?.height).toBe(atRest?.height)
    await saysResult(page)
    await expectNoAxeViolations(page)
    await inGame(page).getByRole('button', { name: 'Rules and payouts' }).click()
    await expectControlsAsLargeAsFingers(page)
  })

  // The others take seconds to show what their buttons and sentences say anyway.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [kind, category] of [
    ['roulette', 'LIVE'],
    ['cards', 'PVP'],
    ['andar', 'LIVE'],
    ['fishing', 'FISH'],
    ['bingo', 'BG'],
    ['crash', 'CRASH'],
    ['match', 'SPORTS'],
    ['duel', 'COCKFIGHT'],
    ['dice', 'TG'],
  ] as const)
    await test.step(kind, async () => {
      await open(kind, category)
      await playByKeyboard(page)
      await saysResult(page)
      await expectWholeWords(page)
      await expectControlsAsLargeAsFingers(page)
      if (kind !== 'roulette') return
      await expectToFitLandscape(page)
      await expectFocusInSight(page)
    })

  await inGame(page).getByRole('button', { name: 'Your rounds' }).click()
  await expect(inGame(page).getByRole('dialog').getByRole('row')).toHaveCount(2)
})
