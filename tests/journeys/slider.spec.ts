import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, passwordOf, test } from '../support/journey.ts'
import type { Platform } from '../support/platform.ts'

const check = (page: Page) => page.getByRole('dialog', { name: 'One quick check' })
const slider = (page: Page) => page.getByRole('slider', { name: 'Place of the piece' })
const control = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (name) => (await fetch(`/sandbox/${name}`)).json(), path)
const offsetOf = async (page: Page) => {
  await expect(check(page).getByAltText('A picture with a gap')).toBeVisible()
  return (await control<{ offset: number }>(page, 'slider')).offset
}

async function logIn(page: Page, platform: Platform) {
  await page.goto('/m/login?lang=EN')
  await page.getByLabel('Username').fill('member')
  await page.getByLabel('Password', { exact: true }).fill(await passwordOf(platform, 'member'))
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(check(page)).toBeVisible()
}

async function drag(page: Page, offset: number) {
  // Waits until the sheet stands still.
  await slider(page).hover()
  const box = (await slider(page).boundingBox())!
  const thumb = Math.min((page.viewportSize()!.width - 40) * 0.1944, 84)
  const end = Number(await slider(page).getAttribute('max'))
  const at = (value: number) => box.x + thumb / 2 + ((box.width - thumb) * value) / end
  const middle = box.y + box.height / 2
  await page.mouse.move(at(0), middle)
  await page.mouse.down()
  await page.mouse.move(at(offset / 2), middle, { steps: 4 })
  await page.mouse.move(at(offset), middle, { steps: 4 })
  await page.mouse.up()
}

test.beforeEach(async ({ platform }) => {
  await platform.settings({ SLIDER3: true })
})

test('a finger slides the piece home, and the login goes on', async ({ page, platform }) => {
  await logIn(page, platform)
  await drag(page, await offsetOf(page))
  await expect(page).toHaveURL(/\/m\/home/)
})

test('so do the arrow keys, which tell where the piece is', async ({ page, platform }) => {
  await logIn(page, platform)
  const offset = await offsetOf(page)
  await expect(slider(page)).toBeFocused()
  for (let step = 0; step < offset; step += 1) await page.keyboard.press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${offset} of \\d+$`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/home/)
})

test('so do ears', async ({ page, platform }) => {
  await logIn(page, platform)
  await check(page).getByRole('button', { name: 'Use sound instead' }).click()
  await expect(check(page).getByRole('button', { name: 'Play the beeps' })).toBeEnabled()
  await expect(async () => {
    const { answer } = await control<{ answer: string }>(page, 'sound')
    await check(page).getByLabel('The four counts').fill(answer)
  }).toPass()
  await check(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/m\/home/)
})

test('a miss is said, and another picture comes', async ({ page, platform }) => {
  await logIn(page, platform)
  const offset = await offsetOf(page)
  const picture = check(page).getByAltText('A picture with a gap')
  const first = await picture.getAttribute('src')
  await slider(page).fill(String(offset > 150 ? offset - 60 : offset + 60))
  await check(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(check(page).getByRole('status')).toHaveText('Not quite. Here is a new one.')
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  await slider(page).fill(String(await offsetOf(page)))
  await check(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/m\/home/)
})

test('whoever gives up finds the form as it was', async ({ page, platform }) => {
  const since = await platform.lastRequest()
  await logIn(page, platform)
  await page.keyboard.press('Escape')
  await expect(check(page)).toBeHidden()
  await expect(page.getByLabel('Username')).toHaveValue('member')
  await expect(page).toHaveURL(/\/m\/login/)
  const tries = (await platform.requests(since)).filter(({ path }) => path === '/wps/session/login')
  expect(tries).toEqual([])
})

test('an SMS is sent only to a human', async ({ page, platform }) => {
  await page.goto('/m/login?lang=EN')
  await page.getByRole('tab').nth(1).click()
  await page.getByLabel('Mobile number').fill('1711000001')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(check(page)).toBeVisible()
  expect(await platform.outbox()).toEqual([])
  await drag(page, await offsetOf(page))
  await expect(page.getByText('Sent to +880 1711000001')).toBeVisible()
  expect(await platform.outbox()).toHaveLength(1)
})

test('a code that is long in coming can be given up, and no notice lies over the next check', async ({
  page,
  platform,
}) => {
  await platform.settings({ MOBILEVERCODELOGIN3: true })
  await platform.faults([{ path: '/wps/verification/sms', delayMs: 60_000 }])
  await page.goto('/m/login?lang=EN')
  await page.getByRole('tab', { name: 'With SMS code' }).click()
  await page.getByLabel('Mobile number').fill('01711000001')
  const ask = page.getByRole('button', { name: 'Get code' })
  await ask.click()
  await expect(check(page)).toBeVisible()
  await expect(page.getByText('Sending the code…')).toBeHidden()
  await slider(page).fill(String(await offsetOf(page)))
  await check(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Sending the code…')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Cancel' }).click()
  const notice = page.getByText('Cancelled. A code may still arrive.')
  await expect(notice).toBeVisible()
  await ask.click()
  await expect(slider(page)).toBeInViewport()
  const [lower, upper] = [await slider(page).boundingBox(), await notice.boundingBox()]
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThan(lower?.y ?? 0)
})

test('a picture that does not come can be asked for again', async ({ page, platform }) => {
  await platform.faults([{ path: '/wps/verification/slider', status: 500, times: 1 }])
  await logIn(page, platform)
  await check(page).getByRole('button', { name: 'Loading failed, click to retry' }).click()
  await drag(page, await offsetOf(page))
  await expect(page).toHaveURL(/\/m\/home/)
})

test('nothing stands in the way of assistive technology', async ({ page, platform }) => {
  await logIn(page, platform)
  await offsetOf(page)
  await expectNoAxeViolations(page)
  await check(page).getByRole('button', { name: 'Use sound instead' }).click()
  await expect(check(page).getByLabel('The four counts')).toBeVisible()
  await expectNoAxeViolations(page)
})
