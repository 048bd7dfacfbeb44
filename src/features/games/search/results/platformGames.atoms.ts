import { listGames } from '../../../../api/games/games.ts'
import { cachedFamily } from '../../../../net/query/family.ts'
import { pagesAtom } from '../../../../net/query/query.ts'
import { listLanguageAtom, merchantCodeAtom } from '../../../merchant/merchant.atoms.ts'

const pageSize = 15

export const platformGamesAtom = cachedFamily((name: string) =>
  pagesAtom(listGames, (get, page) =>
    name === ''
      ? null
      : {
          merchantCode: get(merchantCodeAtom),
          language: get(listLanguageAtom),
          page,
          pageSize,
          name,
        },
  ),
)
