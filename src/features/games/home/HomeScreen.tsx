import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, lazy } from 'react'
import { isLiteAtom } from '../../../device/connection.ts'
import { Boundary } from '../../../ui/Boundary.tsx'
import { useSticky } from '../../../ui/useSticky.ts'
import { brandAtom } from '../../merchant/merchant.atoms.ts'
import { roleAtom } from '../../session/session.atoms.ts'
import { CategoryBar } from '../CategoryBar.tsx'
import type { ListId } from '../catalogue.rules.ts'
import { catalogueAtom } from '../games.atoms.ts'
import { DemoOffer } from '../launch/DemoOffer.tsx'
import { useGameActions } from '../useGameActions.ts'
import { GameRow } from './GameRow.tsx'
import { HomeFrame } from './HomeFrame.tsx'
import { WinnerBoard } from './WinnerBoard.tsx'
import { rowsOf } from './rows.rules.ts'
import { useFreshVendors } from './useFreshVendors.ts'

const HomeLobby = lazy(() =>
  import('../lobby/HomeLobby.tsx').then((module) => ({ default: module.HomeLobby })),
)

interface Props {
  readonly banner: ReactNode
  readonly ticker: ReactNode
  readonly balance: ReactNode
  /** `pageType=list&gameType=…` opens this list in the place of the rows. */
  readonly list: ListId | null
}

export function HomeScreen({ banner, ticker, balance, list }: Props) {
  const brand = useAtomValue(brandAtom)
  // Under a search that is open from the start no row is drawn before it can be seen.
  const isSeen = useSticky(useLocation({ select: ({ search }) => search.find === undefined }))
  useFreshVendors()
  const top = list === null && {
    banner: <Boundary quiet>{banner}</Boundary>,
    ticker: <Boundary quiet>{ticker}</Boundary>,
    balance: <Boundary quiet>{balance}</Boundary>,
  }
  return (
    <HomeFrame
      {...top}
      categories={
        <CategoryBar
          place={list === null ? 'home' : 'list'}
          before={['ALL']}
          current={list ?? 'ALL'}
        />
      }
    >
      <h1 className="visually-hidden">{brand}</h1>
      {list === null ? (
        isSeen && <HomeRows />
      ) : (
        <Suspense>
          <HomeLobby list={list} />
        </Suspense>
      )}
      <DemoOffer />
    </HomeFrame>
  )
}

function HomeRows() {
  const isGuest = useAtomValue(roleAtom) === 'guest'
  const catalogue = useAtomValue(catalogueAtom)
  const isLite = useAtomValue(isLiteAtom)
  const actions = useGameActions('home')
  return (
    <>
      {rowsOf(!isGuest, catalogue, isLite).map((row, place) => (
        <GameRow key={row} row={row} actions={actions} isFirst={place === 0} />
      ))}
      <Boundary>
        <WinnerBoard />
      </Boundary>
    </>
  )
}
