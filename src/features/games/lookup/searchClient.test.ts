import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Question, Reply } from './search.messages.ts'
import { searchClient } from './searchClient.ts'

/** A worker that answers only when the test tells it to. */
class SilentWorker extends EventTarget {
  readonly questions: Question[] = []
  isTerminated = false
  onmessage = null
  onmessageerror = null
  onerror = null
  postMessage(question: Question) {
    this.questions.push(question)
  }
  terminate() {
    this.isTerminated = true
  }
  reply(reply: Reply) {
    this.dispatchEvent(new MessageEvent('message', { data: reply }))
  }
  fail() {
    this.dispatchEvent(new Event('error'))
  }
}

let workers: SilentWorker[] = []
const start = () => {
  const worker = new SilentWorker()
  workers.push(worker)
  return worker
}
const asked = {
  merchantCode: 'mela01',
  language: 'EN',
  wanted: { text: 'kite', limit: 9 },
} as const
const found = { games: [], total: 0, at: 1, isCached: false }

beforeEach(() => {
  workers = []
  vi.useFakeTimers()
})

describe('a search', () => {
  it('gets the answer with its number', async () => {
    const { ask } = searchClient(start)
    const [first, second] = [ask(asked), ask(asked)]
    workers[0]?.reply({ number: 2, found })
    workers[0]?.reply({ number: 1, failure: { kind: 'busy', code: 'maintenance' } })
    await expect(second).resolves.toEqual({ number: 2, found })
    await expect(first).rejects.toMatchObject({ kind: 'busy', code: 'maintenance' })
    expect(workers).toHaveLength(1)
    vi.advanceTimersByTime(60_000)
    expect(workers[0]?.isTerminated).toBe(false)
  })

  it('fails after 20 s without an answer, and the next one starts a new worker', async () => {
    const { ask } = searchClient(start)
    const lost = ask(asked).catch((failure: unknown) => failure)
    vi.advanceTimersByTime(19_999)
    expect(workers[0]?.isTerminated).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await lost).toMatchObject({ kind: 'timeout' })
    expect(workers[0]?.isTerminated).toBe(true)
    const next = ask(asked)
    expect(workers).toHaveLength(2)
    workers[1]?.reply({ number: 2, found })
    await expect(next).resolves.toMatchObject({ found })
  })

  it('that is queued behind an unanswered one goes to the new worker', async () => {
    const { ask } = searchClient(start)
    const lost = ask(asked).catch(() => 'lost')
    vi.advanceTimersByTime(5000)
    const later = ask({ ...asked, wanted: { ids: ['1'] } })
    vi.advanceTimersByTime(15_000)
    await expect(lost).resolves.toBe('lost')
    expect(workers[1]?.questions).toEqual([{ ...asked, wanted: { ids: ['1'] }, number: 2 }])
    workers[1]?.reply({ number: 2, found })
    await expect(later).resolves.toMatchObject({ found })
  })

  it('is repeated once in a new worker when its worker fails', async () => {
    const { ask } = searchClient(start)
    const answer = ask(asked).catch((failure: unknown) => failure)
    workers[0]?.fail()
    expect(workers[0]?.isTerminated).toBe(true)
    expect(workers[1]?.questions).toEqual(workers[0]?.questions)
    expect(await Promise.race([answer, Promise.resolve('open')])).toBe('open')
    workers[1]?.fail()
    expect(await answer).toMatchObject({ kind: 'malformed' })
    expect(workers).toHaveLength(2)
    expect(workers[1]?.isTerminated).toBe(true)
  })

  it('fails when no worker can be started', async () => {
    const { ask, isStarted } = searchClient(() => {
      throw new TypeError('refused')
    })
    await expect(ask(asked)).rejects.toMatchObject({ kind: 'malformed' })
    expect(isStarted()).toBe(false)
  })
})
