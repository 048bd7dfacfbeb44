import { installWorker } from '#tests/support/journey.ts'
import { expect, test } from './worker.ts'

const shared = (parts: Record<string, string>) => `/m/share?${new URLSearchParams(parts)}`

test('content shared from another app opens its page or the search, also offline', async ({
  page,
  context,
  platform,
}) => {
  await page.goto('/m/home?lang=EN')
  await installWorker(page)
  await context.setOffline(true)
  await page.goto(
    shared({ text: `Look here: ${platform.url}/m/hot`, url: 'https://evil.example/' }),
  )
  await expect(page).toHaveURL(`${platform.url}/m/hot`)

  await page.goto(shared({ title: '777', text: 'Golden\nFish https://evil.example/?token=secret' }))
  await expect(page.getByRole('textbox', { name: 'Search games' })).toHaveValue('Golden Fish')
  expect(page.url()).not.toContain('secret')

  await page.goto(shared({ text: 'MELA7K2Q' }))
  await expect(page).toHaveURL(/\/m\/register\?affiliateCode=MELA7K2Q$/)
})
