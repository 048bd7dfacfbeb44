import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, passwordOf, test } from '#tests/support/journey.ts'
import type { Platform } from '#tests/support/platform.ts'

test.use({ dataSaver: true })

const check = (page: Page) => page.getByRole('dialog', { name: 'One quick check' })
const slider = (page: Page) => page.getByRole('slider', { name: 'Position of the piece' })
const offsetOf = async (page: Page): Promise<number> => {
  await expect(check(page).getByAltText('A picture with a gap')).toBeVisible()
  return page.evaluate(async () => (await (await fetch('/sandbox/slider')).json()).offset)
}

async function logIn(page: Page, platform: Platform) {
  await page.goto('/m/login?lang=EN')
  await page.getByLabel('Username').fill('member')
  await page.getByLabel('Password', { exact: true }).fill(await passwordOf(platform, 'member'))
  await signIn(page)
}

async function signIn(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(check(page)).toBeVisible()
}

/** Milliseconds until a player may give up waiting. */
const patience = 5000

/** Pixels per line of the picture. */
const line = 288

/** Drags in two goes, starting anywhere on the picture. */
async function drag(page: Page, offset: number) {
  const picture = check(page).getByAltText('A picture with a gap')
  // Waits until the sheet has stopped moving.
  await picture.hover()
  const box = (await picture.boundingBox())!
  const scale = box.width / line
  const [right, down] = [(offset % line) * scale, Math.floor(offset / line) * scale]
  const start = { x: box.x + 20, y: box.y + box.height - 20 }
  for (const share of [0.7, 0.3]) {
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x + right * share, start.y + down * share, { steps: 5 })
    await page.mouse.up()
  }
  await check(page).getByRole('button', { name: 'Confirm' }).click()
}

test.beforeEach(async ({ platform }) => {
  await platform.settings({ SLIDER3: true })
})

test('by keyboard: a new picture can be requested, cancelling returns to the form, and a miss loads another', async ({
  page,
  platform,
}) => {
  test.slow()
  await platform.faults([{ path: '/wps/verification/slider', status: 500, times: 1 }])
  const since = await platform.lastRequest()
  await logIn(page, platform)
  await check(page).getByRole('button', { name: 'Loading failed, click to retry' }).click()
  await offsetOf(page)
  await check(page).getByRole('button', { name: 'Use sound instead' }).click()
  await expect(check(page).getByRole('button', { name: 'Play the beeps' })).toBeEnabled()
  await expectNoAxeViolations(page)
  await check(page).getByRole('button', { name: 'Use the picture instead' }).click()
  await page.keyboard.press('Escape')
  await expect(check(page)).toBeHidden()
  await expect(page.getByLabel('Username')).toHaveValue('member')
  const tries = (await platform.requests(since)).filter(({ path }) => path === '/wps/session/login')
  expect(tries).toEqual([])

  await signIn(page)
  const offset = await offsetOf(page)
  await expectNoAxeViolations(page)
  const picture = check(page).getByAltText('A picture with a gap')
  const first = await picture.getAttribute('src')
  await slider(page).fill(String(offset % line > 150 ? offset - 60 : offset + 60))
  await check(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(check(page).getByRole('status')).toHaveText('That was not right. Here is a new one.')
  await expect(picture).not.toHaveAttribute('src', first ?? '')

  await slider(page).focus()
  const place = await offsetOf(page)
  const [across, down] = [place % line, Math.floor(place / line)]
  for (const [key, pixels] of [
    ['ArrowRight', across],
    ['ArrowDown', down],
  ] as const) {
    for (let step = 0; step < Math.floor(pixels / 10); step += 1)
      await page.keyboard.press(`Shift+${key}`)
    for (let step = 0; step < pixels % 10; step += 1) await page.keyboard.press(key)
  }
  await expect(slider(page)).toHaveAttribute('aria-valuetext', `${across} across, ${down} down`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/home/)
})

test('by touch: a slow code can be cancelled, and no toast covers the next check', async ({
  page,
  platform,
}) => {
  test.slow()
  await platform.settings({ MOBILEVERCODELOGIN3: true })
  await platform.faults([{ path: '/wps/verification/sms', delayMs: 120_000 }])
  await page.clock.install()
  await page.goto('/m/login?lang=EN')
  await page.getByRole('tab', { name: 'With SMS code' }).click()
  await page.getByLabel('Mobile number').fill('01711000001')
  const ask = page.getByRole('button', { name: 'Get code' })
  await ask.click()
  await expect(check(page)).toBeVisible()
  await expect(page.getByText('Sending the code…')).toBeHidden()
  await drag(page, await offsetOf(page))
  await expect(page.getByText('Sending the code…')).toBeVisible()
  await page.clock.fastForward(patience)
  await page.getByRole('status').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Canceled. A code may still arrive.')).toBeVisible()
  // In one frame, since the notice goes after three seconds.
  const gap = page.waitForFunction(() => {
    const notice = [...document.querySelectorAll('[data-kind=info]')].find((one) =>
      one.textContent?.includes('A code may still arrive'),
    )
    const slider = document.querySelector('dialog[open] input[type=range]')
    if (!notice || !slider?.checkVisibility()) return null
    const below = slider.getBoundingClientRect().top - notice.getBoundingClientRect().bottom
    return { below }
  })
  await ask.click()
  expect((await (await gap).jsonValue())?.below).toBeGreaterThan(0)
  await expect(slider(page)).toBeInViewport()

  expect(await platform.outbox()).toEqual([])
  await platform.faults([])
  await drag(page, await offsetOf(page))
  await expect(page.getByText('Sent to +880 1711000001')).toBeVisible()
  expect(await platform.outbox()).toHaveLength(1)
})
