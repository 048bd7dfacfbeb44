import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { activateLanguageIntent } from '#i18n/language.atoms.ts'
import { store } from '#net/query/queryClient.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { HomeStrips } from './HomeStrips.tsx'

const hour = 60 * 60_000
const lottery = (gameCode: string, every: number) => ({
  gameCode,
  gameName: gameCode,
  vassalage: 'LOTT',
  kind: 'digits',
  picks: 3,
  of: 10,
  firstDraw: Date.now() - hour / 2,
  every,
  closesBefore: 0,
  lottoMode: 'Tradition',
  topPrize: 900,
})
const pools = [{ poolId: 'grand', name: 'Grand', amount: '1500.50', games: [] }]
let switches: Record<string, boolean>

setUp()
beforeEach(() => {
  switches = {}
})

const open = async (list: object[], games: object[]) => {
  platform({
    '/wps/system/status': () => ({ info: { whitelabel: switches }, serverTime: Date.now() }),
    '/lgw/jackpot/list': () => ({ list }),
    '/lgw/lottery/menu': () => ({ vendors: [{ vassalage: 'LOTT', displayName: 'L', games }] }),
    '/lgw/vendor/types': () => ({ sorting: [], mapping: {} }),
  })
  await visit(<HomeStrips />)
}

it('home has the jackpot and the next draw, each with its link', async () => {
  await open(pools, [lottery('day', 24 * hour), lottery('hour', hour)])
  const jackpot = await screen.findByRole('link', { name: /Grand.*1,500\.50/ })
  expect(jackpot).toHaveAttribute('href', '/m/jackpot')
  const draw = screen.getByRole('region', { name: 'Next draw' })
  expect(await within(draw).findByText('hour')).toBeVisible()
  expect(within(draw).getByRole('timer')).toHaveTextContent(/^\d+:/)
  expect(within(draw).getByRole('link', { name: 'Play: hour' })).toHaveAttribute(
    'href',
    expect.stringContaining('/m/startLottery?playType=trad&gameId=hour'),
  )
})

it('counts down in the player’s digits', async () => {
  localStorage.setItem('digits', 'bengali')
  await act(async () => store.set(activateLanguageIntent, 'BN'))
  await open([], [lottery('hour', hour)])
  expect(await screen.findByRole('timer')).toHaveTextContent(/^[০-৯]+:[০-৯]+ মিনিট$/)
})

it('has no draw when the merchant has no lottery, and takes no place without data', async () => {
  switches = { LOTT3: false }
  await open([], [lottery('hour', hour)])
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Next draw' })).toBeNull())
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
