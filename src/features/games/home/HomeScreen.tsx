import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Fragment, type ReactNode, Suspense } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { Boundary } from '#ui/Boundary.tsx'
import { useMediaQuery, widestScreen } from '#ui/useMediaQuery.ts'
import { optional, useSticky } from '#ui/optional.ts'
import { brandAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { Balance } from '#features/wallet/balance/Balance.tsx'
import { CategoryBar, SearchCell } from '#features/games/catalogue/CategoryBar.tsx'
import type { ListId } from '#features/games/catalogue/catalogue.rules.ts'
import { catalogueAtom } from '#features/games/catalogue/games.atoms.ts'
import { DemoOffer } from '#features/games/launch/demo/DemoOffer.tsx'
import { useOpenSearch } from '#features/games/overlay/useOverlays.ts'
import { useGameActions } from '#features/games/launch/actions/useGameActions.ts'
import { ContinueStrip } from './continue/ContinueStrip.tsx'
import { GameRow } from './GameRow.tsx'
import { HomeLayout } from './HomeLayout.tsx'
import { lastRow } from './rows.ts'
import { homeRowsOf } from './rows.rules.ts'
import { useFreshVendors } from '#features/games/catalogue/useFreshVendors.ts'
import { useNear, wellInside } from '#features/games/list/useNear.ts'
import css from './HomeScreen.module.css'
import winners from './wins/WinnerBoard.module.css'

interface Props {
  readonly banner: ReactNode
  readonly ticker: ReactNode
  /** Between the first row and the others. */
  readonly strips?: ReactNode
  /** `pageType=list&gameType=…` opens this list in place of the rows. */
  readonly list: ListId | null
  /** That list, and its search cell. */
  readonly lobby: ReactNode
  readonly lobbySearch: ReactNode
}

export function HomeScreen({ banner, ticker, strips, list, lobby, lobbySearch }: Props) {
  const brand = useAtomValue(brandAtom)
  // While the search covers the page from the start, no row is drawn.
  const isSeen = useSticky(useLocation({ select: ({ search }) => search.find === undefined }))
  const isWidest = useMediaQuery(widestScreen)
  useFreshVendors()
  const top = list === null && {
    banner: <Boundary quiet>{banner}</Boundary>,
    ticker: <Boundary quiet>{ticker}</Boundary>,
    balance: (
      <Boundary quiet>
        <Balance as="widget" />
      </Boundary>
    ),
    aside: isWidest && isSeen && (
      <>
        <Strips>{strips}</Strips>
        <Winners />
      </>
    ),
  }
  return (
    <HomeLayout
      {...top}
      categories={
        <CategoryBar
          place={list === null ? 'home' : 'list'}
          current={list}
          search={list === null ? <SearchOverlayCell /> : lobbySearch}
        />
      }
    >
      <h1 className="visually-hidden">{brand}</h1>
      {list === null
        ? isSeen && <HomeRows strips={isWidest ? null : strips} hasWinners={!isWidest} />
        : lobby}
      <DemoOffer />
    </HomeLayout>
  )
}

const Winners = () => (
  <Boundary>
    <WinnerBoard />
  </Boundary>
)

/** Room for two strips, filled once it is well inside the viewport: they are not part of the first screen. */
function Strips({ children }: { readonly children: ReactNode }) {
  const [place, isNear] = useNear<HTMLDivElement>(false, wellInside)
  return (
    <div ref={place} className={css.slot} data-slot="strips">
      {isNear && <Suspense>{children}</Suspense>}
    </div>
  )
}

const SearchOverlayCell = () => <SearchCell aria-haspopup="dialog" onClick={useOpenSearch()} />

interface RowsProps extends Pick<Props, 'strips'> {
  readonly hasWinners: boolean
}

function HomeRows({ strips, hasWinners }: RowsProps) {
  const isGuest = useAtomValue(roleAtom) === 'guest'
  const catalogue = useAtomValue(catalogueAtom)
  const isLite = useAtomValue(isLiteAtom)
  const actions = useGameActions('home')
  return (
    <>
      <ContinueStrip actions={actions} />
      {homeRowsOf(!isGuest, catalogue, isLite).map((row, place) => (
        <Fragment key={row}>
          <GameRow row={row} actions={actions} isFirst={place === 0 || row === lastRow.id} />
          {place === 0 && strips && <Strips>{strips}</Strips>}
        </Fragment>
      ))}
      {hasWinners && <Winners />}
    </>
  )
}

const Wins = optional(() => import('./wins/Wins.tsx'), 'Wins')

/** `#winners` links here. */
function WinnerBoard() {
  const { t } = useLingui()
  const [place, isNear] = useNear<HTMLElement>(false)
  return (
    <section ref={place} id="winners" className={winners.board} aria-label={t`Latest wins`}>
      <h2 className={winners.title}>
        <Trans>Latest wins</Trans>
      </h2>
      {isNear && <Wins />}
    </section>
  )
}
