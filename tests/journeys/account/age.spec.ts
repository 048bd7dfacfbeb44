import { brand } from '#tests/support/brand.ts'
import { expect, expectNoAxeViolations, test } from '#tests/support/journey.ts'
import {
  arrive,
  askRequiredOnly,
  button,
  fillRegistration,
  openRegistration,
} from '#tests/support/registration.ts'

test.use({ dataSaver: true })

test('a visitor confirms their age once, and again to register', async ({ page, platform }) => {
  await platform.settings({ AGEGATE3: true, AGEDECLARE3: true })
  await askRequiredOnly(platform)
  await page.goto('/m/home?lang=EN')
  const gate = page.getByRole('dialog', { name: `Are you ${brand.minAge} or over?` })
  await expect(gate).toBeVisible()
  await expectNoAxeViolations(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(gate).toBeVisible()
  await gate.getByRole('button', { name: 'Leave' }).click()
  const away = page.getByRole('dialog', { name: 'You are not old enough for this site yet' })
  await away.getByRole('button', { name: 'Back to the question' }).click()
  await gate.getByRole('button', { name: `I am ${brand.minAge} or over` }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await openRegistration(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const declared = page.getByRole('checkbox', { name: `I am ${brand.minAge} or over` })
  await expect(declared).not.toBeChecked()
  await fillRegistration(page)
  await button(page).click()
  await expect(declared).toBeFocused()
  await expect(declared).toHaveAccessibleDescription('Confirm your age')
  await expectNoAxeViolations(page)
  await declared.check({ force: true })
  await button(page).click()
  await arrive(page)
})
