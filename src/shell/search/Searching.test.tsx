import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { platform } from '#testing/platform.ts'
import { standAt } from '#testing/standAt.tsx'
import { setUp } from '#testing/visit.tsx'
import { Searching } from './Searching.tsx'

/** As on a slow phone, which loads the search later than the page. */
function Late() {
  const [isLoaded, setLoaded] = useState(false)
  return isLoaded ? <Searching /> : <button onClick={() => setLoaded(true)}>Load</button>
}

setUp()
// It is large: a busy machine takes seconds to read it.
beforeAll(() => import('./Search.tsx'))
beforeEach(() => void platform({}))

it('a sheet closes on its page although the player came back to its URL from that page', async () => {
  const { href, back } = await standAt({ Frame: Late, entries: ['/m/hot?card=x1', '/m/hot'] })
  fireEvent.click(screen.getByRole('button', { name: 'Load' }))
  await act(async () => back())
  expect(await screen.findByRole('dialog')).toBeVisible()
  await waitFor(() => expect(href()).toBe('/m/hot?card=x1'))
  await act(async () => back())
  await waitFor(() => expect(href()).toBe('/m/hot'))
})
