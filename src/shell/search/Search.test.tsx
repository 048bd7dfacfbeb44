import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { Search } from './Search.tsx'

const lottery = (gameCode: string, gameName: string, picks: number, of: number) => ({
  gameCode,
  gameName,
  picks,
  of,
  vassalage: 'LOTT',
  kind: 'balls',
  firstDraw: 0,
  every: 86_400_000,
  closesBefore: 0,
  lottoMode: 'Tradition',
  topPrize: 900,
})
const games = [lottery('mela45', 'Mela 6/45', 6, 45), lottery('sagor35', 'Sagor 5/35', 5, 35)]
let switches: Record<string, boolean>

setUp()
beforeEach(() => {
  switches = {}
  vi.stubGlobal('Worker', function NoSearch() {
    throw new Error('no worker')
  })
  platform({
    '/wps/system/status': () => ({ info: { whitelabel: switches }, serverTime: Date.now() }),
    '/lgw/lottery/menu': () => ({ vendors: [{ vassalage: 'LOTT', displayName: 'L', games }] }),
    '/lgw/vendor/types': () => ({ sorting: [], mapping: {} }),
    '/lgw/game/list': () => ({ games: [], pageNum: 1, totalPages: 1, totalCount: 0 }),
  })
})

async function search(text: string) {
  const page = await visit(<Search below={{ current: null }} />)
  await page.go('/?find=')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search games' }), text)
  return page
}
const places = () => screen.findByRole('list', { name: 'Pages and draws found' })

it.each(['6/45', '৬/৪৫', 'mela', 'মেলা'])('finds a draw of the platform by %s', async (text) => {
  await search(text)
  const draw = await within(await places()).findByRole('link', { name: /^Mela 6\/45/ })
  expect(draw).toHaveTextContent(/Next draw \d\d:\d\d$/)
  expect(draw).toHaveAttribute('href', expect.stringMatching(/^\/m\/startLottery\?.*gameId=mela45/))
  expect(screen.queryByRole('link', { name: /Sagor/ })).toBeNull()
})

it('finds no draw and no lottery when the merchant has none', async () => {
  switches = { LOTT3: false }
  await search('6/45')
  expect(await screen.findByText('No game found for “6/45”')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Mela/ })).toBeNull()
})
