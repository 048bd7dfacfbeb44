import { listGames, listHotGames, listWinners } from '../../../api/games/games.ts'
import { listVendorTypes } from '../../../api/games/vendors.ts'
import { queryClient } from '../../../net/queryClient.ts'

const endpoints: readonly unknown[] = [listHotGames, listVendorTypes, listGames, listWinners]

/** Gives up what home waits for: its rows stand there as failed, each with its way to try again. */
export const stopLoading = () =>
  queryClient.cancelQueries(
    {
      fetchStatus: 'fetching',
      predicate: ({ meta, state }) =>
        state.data === undefined && endpoints.includes(meta?.endpoint),
    },
    { revert: false },
  )
