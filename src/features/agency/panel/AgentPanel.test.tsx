import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { SwitchId } from '#api/site/switches.ts'
import { Refused, platform, withSwitches } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { AffiliateScreen } from '#features/agency/affiliate/AffiliateScreen.tsx'

const figures = {
  players: 12,
  thisMonth: { activePlayers: 4, turnover: '440.00', commission: '100.00' },
  lastMonth: { activePlayers: 1, turnover: '50.00', commission: '0.00' },
}
const link = { linkId: 3, code: 'AGENT33', accountType: 0, rebate: '0.30', createTime: 0 }
let answer: () => unknown
let listed: () => unknown

setUp()
beforeEach(() => {
  answer = () => figures
  listed = () => ({ maxRebate: '0.60', links: [{ ...link, registered: 4, status: 'open' }] })
})

async function show(type?: number, off: readonly SwitchId[] = []) {
  platform({
    ...withSwitches({
      AGENTPOLICY3: true,
      ...Object.fromEntries(off.map((id) => [id, false])),
    }),
    '/wps/agent/figures': () => answer(),
    '/wps/agent/link': () => listed(),
    '/wps/agent/contract/check': () => ({ divtypecompperiodreq: 'D1' }),
    '/wps/affiliate/terms': () => ({ tiers: [{ netLoss: '0', players: 3, share: '25' }] }),
  })
  if (type !== undefined) logIn(type)
  await visit(<AffiliateScreen Join={() => 'Join'} service="" />)
}

it('shows an agent their players, this and last month, links and waiting contracts', async () => {
  await show(1)
  const team = within(await screen.findByRole('region', { name: 'Your players: 12' }))
  expect(team.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'By monthLast monthThis month',
    'Active players14',
    'Turnover৳50.00৳440.00',
    'Commission৳0.00৳100.00',
  ])
  expect(await team.findByText(/^Commission starts with 3 active players/)).toBeVisible()
  expect(await screen.findByText('AGENT33')).toBeVisible()
  expect(screen.getByRole('link', { name: 'New link' })).toHaveAttribute('href', '/m/agentRegister')
  expect(await screen.findByRole('link', { name: 'Dividend contract' })).toBeVisible()
  expect(screen.queryByText('Join')).toBeNull()
})

it.each(['figures', 'figures and links'])(
  'offers a retry when the %s fail to load',
  async (what) => {
    const there = listed
    answer = () => new Refused(500, '')
    if (what !== 'figures') listed = answer
    await show(1)
    const again = await screen.findByRole('button', { name: /again|retry/i })
    answer = () => ({ ...figures, lastMonth: { ...figures.lastMonth, turnover: '0.00' } })
    listed = there
    fireEvent.click(again)
    expect(await screen.findByRole('region', { name: 'Your players: 12' })).toBeVisible()
    expect(await screen.findByText('AGENT33')).toBeVisible()
    expect(screen.queryByText(/^Commission starts/)).toBeNull()
  },
)

it.each<[string, SwitchId, string, boolean]>([
  ['opening accounts', 'AGEDOWNMAN3', 'Your players: 12', true],
  ['the agents’ pages', 'AGEINFO3', 'Contact customer service', false],
])('shows no links when %s is switched off', async (_, off, text, hasFigures) => {
  await show(1, [off])
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('table') !== null).toBe(hasFigures)
  expect(screen.queryByRole('link', { name: 'New link' })).toBeNull()
})

it.each([undefined, 0])(
  'shows the invitation to become an agent to a player of type %s',
  async (type) => {
    await show(type)
    expect(await screen.findByRole('heading', { name: /^Bring players to/ })).toBeVisible()
    expect(screen.getByText('Join')).toBeVisible()
  },
)
