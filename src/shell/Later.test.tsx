import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { getSite } from '#api/site/site.ts'
import { platform } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'
import { invalidate } from '#net/query/queryClient.ts'
import { Later } from './Later.tsx'
import { standAt } from '#testing/standAt.tsx'

vi.mock('./background/BackgroundTasks.tsx', async () => ({
  BackgroundTasks: (await import('./status/StatusGate.tsx')).StatusGate,
}))

let site: object = {}
const root = document.documentElement

setUp()
beforeEach(() => {
  delete root.dataset['closed']
  platform({ '/wps/system/status': () => ({ serverTime: 1, ...site }) })
})

const Frame = ({ pathname }: { readonly pathname: string }) => (
  <Later pathname={pathname} hasShortcuts={false} />
)
const stand = (path = '/m/home') => standAt({ Frame, entries: [path] })
const store = (gate: string, age: number) =>
  localStorage.setItem(
    'siteStatus',
    JSON.stringify({ gate, since: null, until: null, ip: '', country: '', at: Date.now() - age }),
  )
const never = () => platform({})

it('a stored closed status of the last minute covers the page until the real one has loaded', async () => {
  never()
  store('region', 50_000)
  await stand()
  expect(root.dataset['closed']).toBe('region')
  const page = await screen.findByRole('dialog')
  expect(page).toHaveAttribute('data-gate')
})

it('an older stored status does not, though the page was painted closed', async () => {
  never()
  store('maintenance', 61_000)
  root.dataset['closed'] = 'maintenance'
  await stand()
  expect(root.dataset['closed']).toBeUndefined()
})

it('a fresh status replaces the stored one, closed or open', async () => {
  site = { maintenance: true }
  await stand()
  await waitFor(() => expect(root.dataset['closed']).toBe('maintenance'))
  site = {}
  await act(async () => invalidate(getSite))
  await waitFor(() => expect(root.dataset['closed']).toBeUndefined())
})

it('customer service is not covered', async () => {
  never()
  store('maintenance', 0)
  await stand('/m/service')
  expect(root.dataset['closed']).toBeUndefined()
})
