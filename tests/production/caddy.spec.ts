import { expect, test as usual } from '#tests/support/journey.ts'
import { startCaddy } from './caddy.ts'
import { freePort } from '#tests/support/platform.ts'
import { expectAddresses, expectCompressed, expectPasswordPage } from './addresses.ts'

const test = usual.extend<{ site: string }>({
  site: async ({ platform }, use) => {
    const port = await freePort()
    const caddy = startCaddy(process.env['DIST'] ?? '', { port, platform: platform.port })
    await use(caddy.url)
    await caddy.stop()
  },
})

test('Caddy answers every kind of address as nginx does', async ({ request, site }) => {
  const home = () => request.get(`${site}/m/home`).catch(() => null)
  await expect.poll(async () => (await home())?.status()).toBe(200)
  await expectAddresses(request, site)
  await expectPasswordPage(request, site)
  await expectCompressed(request, site)
})
