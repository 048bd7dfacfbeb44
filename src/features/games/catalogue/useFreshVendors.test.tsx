import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { listVendorTypes } from '#api/games/vendors.ts'
import { queryClient } from '#net/query/queryClient.ts'
import { useFreshVendors } from './useFreshVendors.ts'

beforeEach(() => vi.useFakeTimers())

function Probe() {
  useFreshVendors()
  return null
}

const speak = () => dispatchEvent(new Event('language-changed'))

it('reads the vendors again once, 250 ms after the last change of language', () => {
  const invalidated = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  render(<Probe />)
  speak()
  vi.advanceTimersByTime(200)
  speak()
  vi.advanceTimersByTime(249)
  expect(invalidated).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(invalidated).toHaveBeenCalledOnce()
  const { predicate } = invalidated.mock.calls[0]?.[0] ?? {}
  expect(predicate?.({ meta: { endpoint: listVendorTypes } } as never)).toBe(true)
})
