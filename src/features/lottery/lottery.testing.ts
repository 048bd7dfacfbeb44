import { page } from '#testing/platform.ts'

export const minute = 60_000
const game = (code: string, change: object = {}) => ({
  gameCode: code,
  gameName: `Game ${code}`,
  vassalage: 'LOTT',
  kind: 'digits',
  picks: 3,
  of: 10,
  firstDraw: 0,
  every: 10 * minute,
  closesBefore: minute,
  lottoMode: 'Tradition,Entertainment',
  topPrize: 900,
  last: { issue: '20260301-001', time: 1, numbers: ['0', '4', '7'] },
  ...change,
})
export const menu = {
  vendors: [{ vassalage: 'LOTT', displayName: 'Mela Lottery', games: [game('padma3')] }],
}
export const vnMenu = {
  vendors: [
    {
      vassalage: 'TCG_LOTTO_VN',
      displayName: 'Lal Lottery',
      games: [game('lal2', { vassalage: 'TCG_LOTTO_VN' })],
    },
  ],
}
export const draw = (issue: string) => ({
  gameCode: 'padma3',
  gameName: 'Game padma3',
  vassalage: 'LOTT',
  issue,
  time: 1,
  numbers: ['0', '4', '7'],
})
export const site =
  (switches = {}) =>
  () => ({
    info: { whitelabel: switches, gameHosts: ['https://games.example'] },
    serverTime: 1,
  })
export const lotteryAnswers = {
  '/wps/system/status': site(),
  '/lgw/lottery/menu': () => menu,
  '/lgw/lottery/electronic': () => ({ vendors: [] }),
  '/lgw/lottery/vn/recent': () => ({ list: [] }),
  '/lgw/vendor/types': () => ({ sorting: [], mapping: {} }),
  '/lgw/lottery/numero': () => page([draw('20260301-002'), draw('20260301-001')]),
}
