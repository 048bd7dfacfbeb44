import { listGames, listHotGames, listWinners } from '../../../api/games/games.ts'
import { listVendorTypes } from '../../../api/games/vendors.ts'
import { queryClient } from '../../../net/query/queryClient.ts'

const endpoints: readonly unknown[] = [listHotGames, listVendorTypes, listGames, listWinners]

/** Cancels what home is loading: its rows show as failed, each with a retry. */
export const stopLoading = () =>
  queryClient.cancelQueries(
    {
      fetchStatus: 'fetching',
      predicate: ({ meta, state }) =>
        state.data === undefined && endpoints.includes(meta?.endpoint),
    },
    { revert: false },
  )
