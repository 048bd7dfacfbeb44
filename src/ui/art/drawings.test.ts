import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Strip, WantedDrawings } from './strips.rules.ts'
import { drawings } from './drawings.ts'

class Artist extends EventTarget {
  readonly orders: WantedDrawings[] = []
  postMessage = (order: WantedDrawings) => this.orders.push(order)
}

class Sheet {
  text = ''
  replaceSync = (text: string) => void (this.text = text)
}

let sheets: Sheet[]
const revoke = vi.fn<(address: string) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  let count = 0
  sheets = []
  vi.stubGlobal('CSSStyleSheet', Sheet)
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      decode = () => Promise.resolve()
    },
  )
  vi.stubGlobal('URL', { createObjectURL: () => `blob:${(count += 1)}`, revokeObjectURL: revoke })
  Object.defineProperty(document, 'adoptedStyleSheets', { value: sheets, configurable: true })
})

afterEach(() => document.body.replaceChildren())

function open() {
  const artist = new Artist()
  const start = vi.fn<() => Worker>(() => artist as unknown as Worker)
  const request = drawings(start)
  const deliver = async (names: readonly string[]) => {
    const data: Strip = { names, blob: new Blob(), height: 108 }
    artist.dispatchEvent(new MessageEvent('message', { data }))
    await vi.runAllTimersAsync()
  }
  return { artist, start, request, deliver }
}

const ordered = ({ orders }: Artist) => orders.map(({ names }) => names)

it('starts the worker at the first request, and batches the requests of a task', () => {
  const { artist, start, request } = open()
  expect(start).not.toHaveBeenCalled()
  request('art-square-1')
  request('art-square-2')
  vi.runAllTimers()
  request('art-square-3')
  vi.runAllTimers()
  expect(start).toHaveBeenCalledOnce()
  expect(ordered(artist)).toEqual([['art-square-1', 'art-square-2'], ['art-square-3']])
})

it('requests a drawing once', async () => {
  const { artist, request, deliver } = open()
  for (let time = 0; time < 2; time += 1) {
    request('art-square-1')
    vi.runAllTimers()
    await deliver(['art-square-1'])
  }
  expect(ordered(artist)).toEqual([['art-square-1']])
})

it('shows a drawing on every element of its class', async () => {
  const { request, deliver } = open()
  request('art-square-1')
  vi.runAllTimers()
  await deliver(['art-square-1'])
  expect(sheets.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^\.art-square-1\{background:url\(blob:1\)/),
  ])
})

it('drops the oldest unused sprites, and draws them again on demand', async () => {
  const { artist, request, deliver } = open()
  document.body.innerHTML = '<i class="art-square-1"></i>'
  for (let strip = 0; strip < 26; strip += 1) {
    request(`art-square-${strip}`)
    vi.runAllTimers()
    await deliver([`art-square-${strip}`])
  }
  const kept = sheets.map(({ text }) => /art-square-\d+/.exec(text)?.[0])
  expect(kept).not.toContain('art-square-0')
  expect(kept).toContain('art-square-1')
  expect(kept).toContain('art-square-25')
  expect(revoke.mock.calls).toEqual([['blob:1']])
  request('art-square-0')
  request('art-square-1')
  vi.runAllTimers()
  expect(ordered(artist).at(-1)).toEqual(['art-square-0'])
})
