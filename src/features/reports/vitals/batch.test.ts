import { expect, it, vi } from 'vitest'
import { measureBatch } from './vitals.rules.ts'

const lcp = { id: 'lcp-1', name: 'LCP', value: 1200, rating: 'good' } as const
const cls = { id: 'cls-1', name: 'CLS', value: 0.01, rating: 'good' } as const

it('sends one batch per visit, with the last value of each figure', () => {
  const send = vi.fn()
  const batch = measureBatch(send)
  batch.note(lcp)
  batch.note(cls)
  batch.note({ ...cls, value: 0.02 })
  batch.flush()
  expect(send.mock.calls).toEqual([
    [
      [
        { metric: 'LCP', value: 1200, rating: 'good' },
        { metric: 'CLS', value: 0.02, rating: 'good' },
      ],
    ],
  ])
})

it('sends nothing twice when the page is hidden repeatedly', () => {
  const send = vi.fn()
  const batch = measureBatch(send)
  batch.flush()
  batch.note(cls)
  batch.flush()
  batch.note({ ...cls, value: 0.3, rating: 'poor' })
  batch.flush()
  expect(send).toHaveBeenCalledOnce()
})

it('counts a page restored from the back/forward cache as another visit', () => {
  const send = vi.fn()
  const batch = measureBatch(send)
  batch.note(lcp)
  batch.flush()
  batch.note({ ...lcp, id: 'lcp-2' })
  batch.flush()
  expect(send).toHaveBeenCalledTimes(2)
})
