import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearStage, platform, setStage, visit } from '../features/games/testing.tsx'
import { ModuleGate } from './ModuleGate.tsx'

let whitelabel: Record<string, unknown>

beforeEach(() => {
  setStage()
  platform({ '/wps/system/status': () => ({ info: { whitelabel }, serverTime: 0 }) })
})
afterEach(clearStage)

const show = (switches: Record<string, unknown>) => {
  whitelabel = switches
  return visit(<ModuleGate module="REWCEN3">the rewards</ModuleGate>)
}

describe('a part that the merchant can switch off', () => {
  it.each([
    ['it is on', { REWCEN3: true }],
    ['the merchant says nothing of it', { CBS3: false }],
  ])('stands open when %s', async (_, switches) => {
    await show(switches)
    expect(await screen.findByText('the rewards')).toBeVisible()
  })

  it('names customer service when it is off', async () => {
    await show({ REWCEN3: false })
    expect(
      await screen.findByRole('heading', { name: 'Please contact customer service' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/m/service',
    )
    expect(screen.queryByText('the rewards')).not.toBeInTheDocument()
  })
})
