import { expect, logIn, test } from '#tests/support/journey.ts'
import { expectSeen } from '#tests/support/seen.ts'

test('with forced colours the choices of a lottery ticket are visible', async ({
  page,
  platform,
}) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active' })
  await logIn(
    page,
    platform,
    'member',
    '/m/startLottery?playType=trad&gameId=mela45&prize_mode=ELOTT&vassalage=LOTT',
  )
  const embed = page.frameLocator('iframe')
  const buy = embed.locator('.play')
  await expect(buy).toBeVisible()
  await expect(buy).toHaveCSS('border-top-width', '2px')
  await expectSeen(embed.locator('[role=tab]').last(), 'a list')
  await expectSeen(embed.locator('.pick').first(), 'a ball')
  await expectSeen(embed.locator('.game').last(), 'a lottery')
})
