import { expect, it, vi } from 'vitest'
import { install } from './install.ts'

const event = new Event('install') as ExtendableEvent
const files = Array.from({ length: 40 }, (_, place) => `https://own.example/assets/${place}.js`)
const page = 'https://own.example/index.html'

function shellOf(fetched: (request: Request) => void) {
  const underWay = { now: 0, most: 0 }
  const come = async (request: Request) => {
    underWay.most = Math.max(underWay.most, (underWay.now += 1))
    fetched(request)
    await new Promise((resolve) => setTimeout(resolve))
    underWay.now -= 1
  }
  const handleAll = ({ request }: { request: Request }) => [come(request), Promise.resolve()]
  const cacheKeys = new Map([...files.map((file) => [file, file] as const), [page, `${page}?2`]])
  const shell = { getURLsToCacheKeys: () => cacheKeys, strategy: { handleAll } }
  return { shell: shell as unknown as Parameters<typeof install>[0], underWay }
}

it('fetches every file once, a few at a time', async () => {
  const asked: string[] = []
  const { shell, underWay } = shellOf(({ url }) => asked.push(url))
  await install(shell, event)
  expect(asked.toSorted()).toEqual([...files, page].toSorted())
  expect(underWay.most).toBe(6)
})

it('bypasses the HTTP cache for names that every version has', async () => {
  const modes = new Map<string, RequestCache>()
  await install(shellOf(({ url, cache }) => modes.set(url, cache)).shell, event)
  expect(modes.get(page)).toBe('reload')
  expect(modes.get(files[0] ?? '')).toBe('default')
})

it('fails when one file fails', async () => {
  const fetched = vi.fn<(request: Request) => void>(({ url }) => {
    if (url === files[20]) throw new Error('not what it should be')
  })
  await expect(install(shellOf(fetched).shell, event)).rejects.toThrow('not what it should be')
  expect(fetched.mock.calls.length).toBeLessThan(files.length)
})
