import { expect, test } from '../support/journey.ts'
import { startCaddy } from '../support/caddy.ts'
import { freePort } from '../support/platform.ts'
import { expectAddresses, expectCompressed, expectPasswordPage } from './addresses.ts'

test('Caddy answers every kind of address as nginx does', async ({ request, platform }) => {
  const port = await freePort()
  const caddy = startCaddy(process.env['DIST'] ?? '', { port, platform: platform.port })
  const home = () => request.get(`${caddy.url}/m/home`).catch(() => null)
  await expect.poll(async () => (await home())?.status()).toBe(200)
  await expectAddresses(request, caddy.url)
  await expectPasswordPage(request, caddy.url)
  await expectCompressed(request, caddy.url)
  await caddy.stop()
})
