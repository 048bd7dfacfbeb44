import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dayAfter, dayOf } from '#api/day.ts'
import {
  expect,
  expectLegibleOnPaper,
  expectNoAxeViolations,
  logIn,
  test,
} from '#tests/support/journey.ts'
import { main } from '#tests/support/money.ts'

const totals = (page: Page) => page.getByRole('region', { name: 'Totals' })
const choose = (page: Page, name: string) => main(page).getByText(name, { exact: true }).click()

/** Downloads the bets on screen and reads the file. */
async function savedBets(page: Page) {
  const download = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Save as CSV' }).click()
  const file = await download
  const text = await readFile(await file.path(), 'utf8')
  const [head = '', ...rows] = text.trimEnd().split('\r\n')
  return { name: file.suggestedFilename(), head, rows }
}

test('a player finds a bet, reads the totals, and exports them', async ({
  page,
  platform,
  context,
}) => {
  test.slow()
  await logIn(page, platform, 'member', '/m/gameRecord')
  await expect(page.getByText('No bets in this period')).toBeVisible()
  await expectNoAxeViolations(page)

  await choose(page, 'Choose days')
  const from = dayAfter(dayOf(Date.now()), -80)
  await page.getByLabel('From').fill(from)
  await main(page).getByRole('button', { name: 'Show this period' }).click()
  await expect(totals(page)).toContainText('66 bets')
  await expect(page).toHaveURL((url) => url.searchParams.get('from') === from)
  await expect(page.getByRole('article')).toHaveCount(20)
  await expectNoAxeViolations(page)
  await expectLegibleOnPaper(page)
  await main(page).getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('article')).toHaveCount(40)

  const { name, head, rows } = await savedBets(page)
  expect(name).toMatch(/^bets .*\.csv$/)
  expect(head).toContain('Bet ID,Time (Dhaka),Game,Provider,Status,Stake,Valid stake,Win,Net')
  expect(rows).toHaveLength(66)
  const stakes = rows.map((row) => Number(row.split(',').at(-4)))
  const staked = stakes.reduce((sum, stake) => sum + stake, 0)
  const shown = (await totals(page).getByRole('definition').first().textContent()) ?? ''
  expect(Number(shown.replace(/[^\d.]/g, ''))).toBeCloseTo(staked, 2)

  await choose(page, 'Not settled')
  await expect(page.getByText('No matching bets')).toBeVisible()
  await main(page).getByRole('button', { name: 'Clear filters' }).click()
  await expect(totals(page)).toContainText('66 bets')
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Slots' }).click()
  await expect(totals(page)).toHaveText(/^(?!66 )\d+ bets/)
  const ofSlots = (await totals(page).textContent()) ?? ''
  await page.reload()
  await expect(totals(page)).toHaveText(ofSlots)

  await page.getByRole('tab', { name: 'Profit and loss' }).click()
  await expect(totals(page)).toContainText('66 bets')
  await expect(totals(page)).toContainText('Deposited')
  await expectNoAxeViolations(page)
  await context.setOffline(true)
  await choose(page, 'Today')
  await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible()
})
