import { afterAll, describe, expect, it, vi } from 'vitest'
import { pageOfApp, readPush } from './push.rules.ts'

const own = 'https://mela.example'
vi.stubGlobal('location', new URL(own))
afterAll(() => void vi.unstubAllGlobals())

describe('a push', () => {
  it('has the platform’s text', () => {
    const told = {
      title: 'Boishakh bonus',
      body: '2 unread',
      path: '/m/messages',
      tag: 'notice',
      unread: 2,
    }
    expect(readPush(JSON.stringify(told))).toEqual(told)
  })

  it.each([undefined, '', 'x', '[]', 'null', '{"title":7}', '{"title":"  "}'])(
    'that cannot be read is still a message: %s',
    (text) => {
      expect(readPush(text)).toMatchObject({
        title: 'মেলা',
        path: '/m/messages',
        unread: undefined,
      })
    },
  )

  it('is cut to what a phone shows, with a valid count only', () => {
    const push = readPush(JSON.stringify({ title: 'x'.repeat(500), unread: -1 }))
    expect(push.title).toHaveLength(90)
    expect(push.unread).toBeUndefined()
    expect(readPush(JSON.stringify({ title: 'All read', unread: 0 })).unread).toBe(0)
  })
})

it.each([
  { path: '/m/webEmail?id=7', leads: '/m/webEmail?id=7' },
  { path: 'https://evil.example/m/home', leads: '/m/messages' },
  { path: '//evil.example/m/home', leads: '/m/messages' },
  { path: 'javascript:alert(1)', leads: '/m/messages' },
  { path: '/wps/session/login', leads: '/m/messages' },
  { path: '/m/../sandbox/reset', leads: '/m/messages' },
  { path: 7, leads: '/m/messages' },
])('leads to pages of the app only: $path', ({ path, leads }) => {
  expect(pageOfApp(path, own)).toBe(leads)
})
