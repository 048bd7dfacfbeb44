import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { getSite } from '#api/site/site.ts'
import { platform } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'
import { siteAtom } from '#features/merchant/merchant.atoms.ts'
import { invalidate, store } from '#net/query/queryClient.ts'
import { standAt } from '#testing/standAt.tsx'
import { StatusGate } from './StatusGate.tsx'

const serverTime = '2026-04-14T00:00:00Z'
let site: Record<string, unknown> | Error = {}

setUp()
beforeEach(() => {
  platform({ '/wps/system/status': () => (site instanceof Error ? site : { serverTime, ...site }) })
})

const Form = () => (
  <>
    <input aria-label="Amount" />
    <StatusGate />
  </>
)
const at = (path: string) => standAt({ Frame: Form, entries: [path] })
const becomes = async (next: typeof site) => {
  site = next
  await act(async () => invalidate(getSite))
}

describe('a site that is closed', () => {
  it('shows since when, until when, and that it checks again', async () => {
    site = {
      maintenance: true,
      maintenanceSince: '2026-04-14T02:00:00Z',
      maintenanceUntil: '2026-04-14T04:00:00Z',
    }
    await at('/m/home')
    const page = await screen.findByRole('dialog', {
      name: 'System upgrading, please try again later',
    })
    expect(page).toHaveTextContent(/Since.*Expected end/)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/m/service',
    )
  })

  it('covers a form in use, and the input is still there afterwards', async () => {
    site = {}
    await at('/m/withdraw')
    await userEvent.type(screen.getByLabelText('Amount'), '500')
    await becomes({ maintenance: true })
    await screen.findByRole('dialog')
    await becomes({ maintenance: false })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByLabelText('Amount')).toHaveValue('500')
  })

  it('lets the player look at the cached games', async () => {
    site = { maintenance: true }
    const { at: where } = await at('/m/hot')
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'See games on this device' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(where()).toBe('/m/home'))
    await becomes({})
  })

  it('shows the detected region and where to get help', async () => {
    site = { regionRestriction: true, location: { ip: '103.4.145.2', country: 'BD' } }
    await at('/m/home')
    const page = await screen.findByRole('dialog', {
      name: 'Sorry, the service is not available where you are',
    })
    expect(page).toHaveTextContent('103.4.145.2')
    expect(page).toHaveTextContent('বাংলাদেশ')
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/m/service',
    )
  })

  it('keeps customer service open', async () => {
    site = { regionRestriction: true }
    const { at: where } = await at('/m/home')
    await userEvent.click(await screen.findByRole('link', { name: 'Customer service' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(where()).toBe('/m/service')
  })

  it('is never closed when offline', async () => {
    site = new Error('no network')
    await at('/m/home')
    await waitFor(() => expect(store.get(siteAtom).failure?.kind).toBe('offline'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
