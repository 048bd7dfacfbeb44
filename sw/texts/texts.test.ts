import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerText, dropOthers, isText, cacheSpoken } from './texts.ts'

const [bn, newBn, en] = ['bn-0a1b2c3', 'bn-7777777', 'en-4d5e6f7']
const origin = 'https://own.example'
const address = (file: string) => new URL(`/assets/text-${file}`, origin).href

function phone() {
  const held = new Map<string, Response>()
  const urlOf = (request: string) => new URL(request, origin).href
  const cache = {
    match: async (request: string) => held.get(urlOf(request))?.clone(),
    put: async (request: string, response: Response) => void held.set(urlOf(request), response),
    keys: async () => [...held.keys()].map((url) => ({ url })),
    delete: async (request: string) => held.delete(urlOf(request)),
  }
  const { match } = cache
  vi.stubGlobal('caches', { open: async () => cache, has: async () => held.size > 0, match })
  return held
}

const asked: string[] = []
let network: (url: string) => Response
let held: Map<string, Response>

const script = (text = '') => new Response(text, { headers: { 'Content-Type': 'text/javascript' } })
const hold = (file: string) => {
  for (const name of [file, `${file}-later`]) held.set(address(`${name}.js`), script(name))
}

beforeEach(() => {
  held = phone()
  asked.length = 0
  network = script
  vi.stubGlobal('fetch', async (request: string | Request) => {
    const url = new URL(typeof request === 'string' ? request : request.url, origin).href
    asked.push(url)
    return network(url)
  })
})
afterEach(() => vi.unstubAllGlobals())

const work: Promise<unknown>[] = []
const answer = async (file: string) => {
  const given = await answerText(new Request(address(file)), (more) => work.push(more))
  await Promise.all(work.splice(0))
  return given.text()
}

it.each([
  [`/assets/text-${bn}.js`, true],
  [`/assets/text-zh-Hans-0a1b2c3-later.js`, true],
  [`/assets/text-${bn}-page.js`, true],
  [`/assets/text-${bn}-other.js`, false],
  ['/assets/DWiEkaN.js', false],
])('recognises a text file by its name: %s', (path, is) =>
  expect(isText(new URL(path, origin))).toBe(is),
)

it('answers with both files of a cached language', async () => {
  hold(bn)
  expect(await answer(`${bn}-later.js`)).toBe(`${bn}-later`)
  expect(await answer(`${bn}.js`)).toBe(bn)
  expect(asked).toEqual([])
})

it('requests what it lacks, and caches a language that is requested once', async () => {
  hold(bn)
  expect(await answer(`${en}.js`)).toBe(address(`${en}.js`))
  expect([...held.keys()]).toContain(address(`${en}-later.js`))
  expect([...held.keys()]).toContain(address(`${en}.js`))
})

it('updates the used languages for a new version, and no others', async () => {
  hold(bn)
  await cacheSpoken([newBn, en])
  expect(asked).toEqual([address(`${newBn}.js`), address(`${newBn}-later.js`)])
  await dropOthers([newBn, en])
  expect([...held.keys()]).toEqual([address(`${newBn}.js`), address(`${newBn}-later.js`)])
})

it('caches the page’s text when the page has requested it, also for the next version', async () => {
  await answer(`${bn}-page.js`)
  expect([...held.keys()]).toContain(address(`${bn}-page.js`))
  await cacheSpoken([newBn])
  await dropOthers([newBn])
  expect([...held.keys()].toSorted()).toEqual(
    ['-later.js', '-page.js', '.js'].map((end) => address(`${newBn}${end}`)),
  )
})

it('fetches the second file of a language whose first one the page has cached', async () => {
  held.set(address(`${bn}.js`), script(bn))
  await cacheSpoken([bn, en])
  expect(asked).toEqual([address(`${bn}-later.js`)])
})

it('stores nothing from a captive portal, and fails', async () => {
  hold(bn)
  network = () => new Response('<p>Please pay</p>', { headers: { 'Content-Type': 'text/html' } })
  await expect(cacheSpoken([newBn])).rejects.toThrow('not what it should be')
  expect([...held.keys()].some((url) => url.includes(newBn))).toBe(false)
})

it('does not serve a stored file that is not a text, and fetches it again', async () => {
  const portal = () =>
    new Response('<p>Please pay</p>', { headers: { 'Content-Type': 'text/html' } })
  const files = [`${bn}.js`, `${bn}-later.js`]
  for (const file of files) held.set(address(file), portal())
  for (const file of files) {
    await answer(file)
    expect(asked).toContain(address(file))
  }
  await cacheSpoken([bn])
  expect(asked).toContain(address(`${bn}-later.js`))
})
