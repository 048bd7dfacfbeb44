import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LostPart } from '#net/reports/lostPart.ts'
import { __vitePreload } from './laterScript.ts'

const told = vi.fn<(event: VitePreloadErrorEvent) => void>()
const parts = vi.hoisted(() => new Map<string, Promise<unknown>>())
const asked = vi.hoisted((): string[] => [])
vi.mock('#i18n/catalogs/part.ts', () => ({
  part: (name: string) => {
    asked.push(name)
    return parts.get(name) ?? Promise.resolve({ default: {} })
  },
}))

beforeEach(() => {
  window.texts = { BN: 'bn-0a1b2c3' }
  document.documentElement.dataset['language'] = 'BN'
  addEventListener('vite:preloadError', told)
})
afterEach(() => {
  removeEventListener('vite:preloadError', told)
  asked.length = 0
})

it('asks for a chunk and its text at the same time, and gives the chunk when both are there', async () => {
  const text = Promise.withResolvers<unknown>()
  parts.set('screen', Promise.resolve('the screen'))
  parts.set('text-bn-0a1b2c3-screen', text.promise)
  const then = vi.fn<(chunk: unknown) => void>()
  const given = __vitePreload('screen', 1).then(then)
  await vi.waitFor(() =>
    expect(asked).toEqual(['screen', 'text-bn-0a1b2c3-shared', 'text-bn-0a1b2c3-screen']),
  )
  expect(then).not.toHaveBeenCalled()
  text.resolve({ default: {} })
  await given
  expect(then).toHaveBeenCalledWith('the screen')
})

it('asks for the shared text alone where a chunk has no other', async () => {
  await __vitePreload('sharing', 0)
  expect(asked).toEqual(['sharing', 'text-bn-0a1b2c3-shared'])
})

it('asks for no text where a chunk has none', async () => {
  await __vitePreload('codec')
  expect(asked).toEqual(['codec'])
})

it.each(['gone', 'text-bn-0a1b2c3-gone'])(
  'tells the window when %s does not come, and fails',
  async (name) => {
    const cause = new TypeError('Failed to fetch dynamically imported module')
    parts.set(name, Promise.reject(cause))
    const failure: unknown = await __vitePreload('gone', 1).catch((thrown: unknown) => thrown)
    expect(failure).toBeInstanceOf(LostPart)
    expect(failure).toMatchObject({ cause })
    // After the browsers' own words the router would load the page again by itself.
    expect(failure).toHaveProperty('message', `A part did not load: ${cause.message}`)
    expect(told).toHaveBeenCalledOnce()
    expect(told.mock.calls[0]?.[0].payload).toBe(failure)
    parts.delete(name)
  },
)
