import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SwitchId } from '#api/site/switches.ts'
import { platform, withSwitches } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { writeSite } from './site.storage.ts'
import { ModuleGate } from './ModuleGate.tsx'

setUp()

const show = (switches: object, module: SwitchId = 'REWCEN3') => {
  platform(withSwitches(switches))
  return visit(<ModuleGate module={module}>the rewards</ModuleGate>)
}

describe('a part that the merchant can switch off', () => {
  it.each<[string, object, SwitchId]>([
    ['it is on', { REWCEN3: true }, 'REWCEN3'],
    ['the merchant does not mention it', { CBS3: false }, 'FUNDTRANS3'],
  ])('is open when %s', async (_, switches, module) => {
    await show(switches, module)
    expect(await screen.findByText('the rewards')).toBeVisible()
  })

  it('is open at an offline start, though it was last known to be off', async () => {
    writeSite({ cockfightVendors: [], imageHosts: [], switches: { REWCEN3: false } })
    platform({ '/wps/system/status': () => new Error('no network') })
    await visit(<ModuleGate module="REWCEN3">the rewards</ModuleGate>)
    expect(await screen.findByText('the rewards')).toBeVisible()
  })

  it.each([
    ['it is off', { REWCEN3: false }],
    ['an extra has no switch', {}],
  ])('names customer service when %s', async (_, switches) => {
    await show(switches)
    expect(await screen.findByRole('heading', { name: 'Contact customer service' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/m/service',
    )
    expect(screen.queryByText('the rewards')).not.toBeInTheDocument()
  })
})
