import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { AgeLine } from '../../../i18n/AgeLine.tsx'
import { useFailureText } from '../../../i18n/failureText.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { useSkeleton } from '../../../ui/useSkeleton.ts'
import { isLottery } from '../catalogue.rules.ts'
import { catalogueAtom } from '../games.atoms.ts'
import { useGameActions } from '../useGameActions.ts'
import { GameGrid, GridGhosts } from './GameGrid.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import { MoreGames } from './MoreGames.tsx'
import { VendorTiles } from './VendorTiles.tsx'
import { type Wanted, lobbyPagesAtom } from './lobby.atoms.ts'

/** A list of games, page after page, or the one sentence that takes its place. */
export function GameList(wanted: Wanted) {
  const pages = useAtomValue(lobbyPagesAtom(wanted))
  const catalogue = useAtomValue(catalogueAtom)
  const actions = useGameActions('lobby')
  const isGhostly = useSkeleton(pages.isPending)
  const textOf = useFailureText()
  const entry = catalogue?.find(({ category }) => category === wanted.list)
  if (entry && wanted.vendor === null && isLottery(wanted.list))
    return <VendorTiles entry={entry} onVendor={actions.onVendor} />
  if (!pages.value && pages.failure)
    return (
      <ErrorState
        title={textOf(pages.failure)}
        action={
          <Button onClick={pages.retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    )
  if (!pages.value && pages.isPending) return <GridGhosts isShown={isGhostly} />
  if (!pages.value || (pages.value.length === 0 && !pages.hasMore)) return <ListEmpty {...wanted} />
  return (
    <>
      <AgeLine of={pages} />
      <GameGrid games={pages.value} actions={actions} areFavourites={wanted.list === 'FAV'} />
      <MoreGames pages={pages} />
    </>
  )
}
