import { existsSync } from 'node:fs'
import { type APIRequestContext, test as base, expect } from '@playwright/test'
import { hashesOf } from '#build/site/headers.ts'
import { commandsOf, openMachine } from '#tests/support/machine.ts'
import { brotliModule } from '#tests/support/nginx.ts'

const test = base.extend<{ machine: Awaited<ReturnType<typeof openMachine>> }>({
  machine: async ({}, use) => {
    const machine = await openMachine()
    await use(machine)
    await machine.end()
  },
})

const isOfBuild = (command: string) => /^(apt-get|git|npm) /.test(command)
const isPossible = (command: string) => existsSync(brotliModule) || !command.includes('brotli')
const install = commandsOf('operate.md', '# Operating').filter(
  (command) => !isOfBuild(command) && isPossible(command),
)
const update = commandsOf('update.md', '**Release.**').filter((command) => !isOfBuild(command))
const rollBack = commandsOf('update.md', '**Roll back.**')
const withdraw = commandsOf('update.md', '**Withdraw the worker**')

/**
 * The name of the release whose page is served. Also checks that the page's policy allows its
 * script.
 */
async function servedBy(request: APIRequestContext, url: string) {
  const answer = await request.get(`${url}/m/home`, { maxRetries: 3 })
  const html = await answer.text()
  for (const hash of hashesOf(html, 'script'))
    expect(answer.headers()['content-security-policy']).toContain(hash)
  return /<title>(.*)<\/title>/.exec(html)?.[1]
}

test('the http port redirects to https, and reveals nothing else', async ({
  machine: { plainUrl, release, follow },
  request,
}) => {
  release('first')
  for (const command of install) follow(command)
  const ask = (path: string) => request.get(plainUrl + path, { maxRedirects: 0, maxRetries: 3 })
  await expect.poll(async () => (await ask('/m/home').catch(() => null))?.status()).toBe(301)
  const moved = await ask('/m/home?a=1')
  expect(moved.headers()).toMatchObject({
    location: 'https://localhost/m/home?a=1',
    server: 'nginx',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  const refused = await ask('/%zz')
  expect([refused.status(), refused.headers()['server']]).toEqual([400, 'nginx'])
  expect(await refused.text()).toContain('This request could not be answered (400).')
})

test('a server set up by the documents serves each page with its own policy, at every step', async ({
  machine: { url, release, follow },
  request,
}) => {
  const served = () => servedBy(request, url)
  const textAt = async (path: string) => {
    const answer = await request.get(url + path, { maxRetries: 3 })
    return answer.ok() ? answer.text() : answer.status()
  }
  release('first')
  for (const command of install) follow(command)
  await expect.poll(() => served().catch(String)).toBe('first')

  release('second', 'first')
  for (const command of update) {
    expect(await served()).toBe('first')
    follow(command)
  }
  await expect.poll(served).toBe('second')
  expect(await textAt('/assets/first.js')).toBe("'first'")
  expect(await textAt('/assets/second.js')).toBe("'second'")

  for (const command of rollBack) {
    expect(await served()).toBe('second')
    follow(command.replace('FORMER', 'first'))
  }
  await expect.poll(served).toBe('first')

  expect(await textAt('/sw.js')).toBe("worker('first')")
  // In a single shell, because the commands share a variable.
  follow(withdraw.join('\n'))
  expect(await textAt('/sw.js')).toBe('withdrawn()')
  expect(await served()).toBe('first')
})
