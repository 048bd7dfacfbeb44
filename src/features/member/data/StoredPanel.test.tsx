import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { StoredPanel } from './StoredPanel.tsx'

setUp()

const store = getDefaultStore()

it('clearing ends with an error when the browser refuses its cache', async () => {
  const no = () => Promise.reject(new DOMException('no cookies', 'SecurityError'))
  vi.stubGlobal('caches', { delete: no, keys: no })
  await visit(<StoredPanel />)
  const button = screen.getByRole('button', { name: 'Clear cached data' })
  fireEvent.click(button)
  await act(async () => store.get(confirmationAtom)?.answer(true))
  await waitFor(() =>
    expect(toasts()).toEqual(['fail: Your browser did not let us clear everything.']),
  )
  expect(button).not.toHaveAttribute('aria-busy')
})
