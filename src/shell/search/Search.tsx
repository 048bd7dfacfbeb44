import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { LotteryGame } from '#api/games/lottery.ts'
import { useFormat } from '#i18n/format.ts'
import { platformNow } from '#net/reach/clock.ts'
import { SearchHost } from '#features/games/search/SearchHost.tsx'
import type { FindPlaces, Place } from '#features/games/search/results/PlaceRows.tsx'
import type { PageBelow } from '#features/games/overlay/usePageBelow.ts'
import { allLotteriesAtom, isLotteryOffAtom } from '#features/lottery/lottery.atoms.ts'
import { nextDraw } from '#features/lottery/draws/countdown.rules.ts'
import { startSearchOf } from '#features/lottery/lottery.rules.ts'
import { isClosedAtom, lotteryModeAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { staticDataAt } from '#shell/route/staticData.ts'
import { pagesFor } from './pages.rules.ts'
import { findAmong, knownBy } from './places.rules.ts'

/** The maximum number of pages, and of draws. */
const maxFound = 3

const drawnAtom = atom((get): readonly LotteryGame[] =>
  get(isLotteryOffAtom) ? [] : get(allLotteriesAtom),
)

/** The search of games, which finds pages and draws as well. */
export function Search({ below }: { readonly below: PageBelow }) {
  const findPages = useFindPages()
  const findDraws = useFindDraws()
  return (
    <SearchHost below={below} findPlaces={(text) => [...findPages(text), ...findDraws(text)]} />
  )
}

function useFindPages(): FindPlaces {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const role = useAtomValue(roleAtom)
  const isClosed = useAtomValue(isClosedAtom)
  const note = t({
    message: 'Page',
    comment: 'In search results: what was found is a page of the app',
  })
  return useMemo(() => {
    const known = knownBy(
      pagesFor(role, isClosed).map(({ to, icon, words }) => {
        const { title } = staticDataAt(router, to)
        const name = title ? i18n.t(title) : ''
        const item: Place = { id: to, icon, name, note, link: { to } }
        return { item, names: [name, words] }
      }),
    )
    return (text) => findAmong(known, text, maxFound)
  }, [i18n, router, role, isClosed, note])
}

/** The draws of the platform. */
function useFindDraws(): FindPlaces {
  const { t } = useLingui()
  const format = useFormat()
  const mode = useAtomValue(lotteryModeAtom)
  const lotteries = useAtomValue(drawnAtom)
  const known = useMemo(() => knownBy(lotteries.map(namesOf)), [lotteries])
  return (text) =>
    findAmong(known, text, maxFound).map((game) => {
      const time = format.time(nextDraw(game.schedule, platformNow()).at)
      return {
        id: game.code,
        icon: 'lottery',
        name: game.name,
        note: t({
          message: `Next draw ${time}`,
          comment: 'In search results, {time} such as 18:00',
        }),
        link: { to: '/m/startLottery', search: startSearchOf(game, mode) },
      }
    })
}

const namesOf = (game: LotteryGame) => ({
  item: game,
  names: [game.name, `${game.picks}/${game.of}`],
})
