import { expect, it } from 'vitest'
import { sendFailures } from '#api/site/failures.ts'
import { Client, signedIn } from '#sandbox/testing/client.ts'

const failure = {
  kind: 'error',
  route: '/m/home',
  message: 'TypeError: x is not a function',
  frames: ['/assets/app-1a2b.js:1:23456', '/assets/vendor-3c4d.js:2:1'],
  count: 2,
}
const report = { merchantCode: 'mela', version: '0.0.0+abc', failures: [failure] }

const send = (client: Client, body: object) => client.send('POST', sendFailures.path, { body })
const listed = async (client: Client) => JSON.parse((await client.get('/sandbox/failures')).text)

it('counts failures by release, kind, route and place', async () => {
  const client = new Client()
  await send(client, report)
  await send(client, { ...report, failures: [{ ...failure, count: 3 }] })
  const { frames, ...same } = failure
  expect(await listed(client)).toEqual([
    { version: '0.0.0+abc', ...same, frames: frames.join('\n'), count: 5 },
  ])
})

it('stores nothing about the player, even when signed in', async () => {
  const client = await signedIn('member')
  await send(client, report)
  const last = JSON.parse((await client.get('/sandbox/requests')).text).at(-1)
  expect(last).toMatchObject({ path: sendFailures.path, status: 200, account: null })
  expect(JSON.stringify(await listed(client))).not.toContain('member')
})

it.each([
  ['an address in the place of a route', { route: '/m/login?next=/m/inbox' }],
  ['a long number', { message: 'No player 01712345678' }],
  ['letters of another script', { message: 'রহিম' }],
  ['a frame of another site', { frames: ['https://evil.example/a.js:1:1'] }],
  ['an unknown kind', { kind: 'bug' }],
  ['no count', { count: 0 }],
])('refuses %s', async (_, part) => {
  const client = new Client()
  const sent = await send(client, { ...report, failures: [{ ...failure, ...part }] })
  expect(sent.code).toBe('input_invalid')
  expect(await listed(client)).toEqual([])
})

it('refuses more than the limit of a visit', async () => {
  const client = new Client()
  const failures = Array.from({ length: 21 }, () => failure)
  expect((await send(client, { ...report, failures })).code).toBe('input_invalid')
})
