import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, installWorker, test as usual } from '#tests/support/journey.ts'
import { portsFrom, startNginx } from '#tests/support/nginx.ts'
import { freePort } from '#tests/support/platform.ts'

const operating = readFileSync(join(import.meta.dirname, '../../docs/operate.md'), 'utf8')
const [, section = ''] = operating.split('## Behind a gate')
const [map = '', gate = ''] = [...section.matchAll(/```nginx\n([^]*?)```/g)].map(([, text]) => text)

/** The release behind nginx with the gate of the documents, in front of the journey's platform. */
const test = usual.extend<{ site: string }>({
  site: async ({ platform }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'gate-'))
    const users = join(folder, 'htpasswd')
    writeFileSync(users, 'tester:{PLAIN}let-me-in\n')
    const ports = { ...portsFrom(await freePort()), platform: platform.port }
    const front = await startNginx(resolve(process.env['DIST'] ?? ''), ports, {
      edits: {
        'mela/platform.conf': (text) => text + map.replace('(wps|', '(cdn|wps|'),
        'mela/tls.conf': (text) => text + gate.replace('/etc/nginx/mela/gate.htpasswd', users),
      },
    })
    await use(front.url)
    await front.stop()
    rmSync(folder, { recursive: true })
  },
})

test('behind a password no page is visible without it, and files requested without credentials stay open', async ({
  request,
  site,
}) => {
  const statusOf = async (path: string) => (await request.get(site + path)).status()
  for (const path of ['/', '/m/home', '/sw.js', '/merchant.json', '/index.html'])
    expect([path, await statusOf(path)]).toEqual([path, 401])
  for (const path of [
    '/lgw/vendor/list?merchantCode=mela01',
    '/wps/system/status?merchantCode=mela01',
    '/manifest.webmanifest',
    '/icons/icon-192.png',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 200])
})

test.describe('with the password', () => {
  test.use({ httpCredentials: { username: 'tester', password: 'let-me-in', send: 'unauthorized' } })

  test(
    'behind a password a tester has the app offline, as players will',
    { tag: '@worker' },
    async ({ page, context, site }) => {
      test.slow()
      const games = page.locator('main [data-node-id]')
      await page.goto(`${site}/m/home?lang=EN`)
      await expect(games.first()).toBeVisible()
      await installWorker(page)
      await page.reload()
      await expect(games.first()).toBeVisible()
      await context.setOffline(true)
      await page.reload()
      await expect(games.first()).toBeVisible()
    },
  )
})
