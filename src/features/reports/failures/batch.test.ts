import { beforeEach, expect, it, vi } from 'vitest'
import type { AppFailure } from '#api/site/failures.ts'
import { failureBatch } from './batch.ts'

const failureOf = (message: string) => ({
  kind: 'error' as const,
  route: '/m/home',
  message,
  frames: [],
})

function setUp() {
  const sent: AppFailure[][] = []
  const network = { isThere: true }
  const batch = failureBatch({
    maySend: () => network.isThere,
    send: (failures) => sent.push(failures),
  })
  const note = (...messages: string[]) => {
    for (const message of messages) batch.note(failureOf(message))
  }
  return { sent, network, batch, note }
}

beforeEach(() => void vi.useFakeTimers())

it('sends one batch ten seconds after the first failure', () => {
  const { sent, note } = setUp()
  note('a')
  vi.advanceTimersByTime(9000)
  note('b')
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(sent.map((batch) => batch.map(({ message }) => message))).toEqual([['a', 'b']])
  vi.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(1)
})

it('counts the same failure', () => {
  const { sent, batch, note } = setUp()
  note('a', 'b', 'a', 'a')
  batch.flush()
  expect(sent[0]?.map(({ message, count }) => [message, count])).toEqual([
    ['a', 3],
    ['b', 1],
  ])
})

it('waits for the network', () => {
  const { sent, network, batch, note } = setUp()
  network.isThere = false
  note('a')
  vi.advanceTimersByTime(20_000)
  expect(sent).toEqual([])
  network.isThere = true
  batch.flush()
  expect(sent).toHaveLength(1)
})

it('sends at most twenty a visit, in however many batches', () => {
  const { sent, batch, note } = setUp()
  for (let at = 0; at < 60; at += 1) {
    note(`failure ${at % 30}`)
    if (at % 7 === 0) batch.flush()
  }
  batch.flush()
  expect(sent.flat()).toHaveLength(20)
})
