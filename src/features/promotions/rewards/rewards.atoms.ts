import { cachedFamily } from '#net/query/family.ts'
import { type RewardShelf, claimReward, listRewards } from '#api/promotions/rewards.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { intentAtom } from '#net/intent.ts'
import { wheneverSeen } from '#net/query/polling.ts'
import { pagesAtom } from '#net/query/query.ts'

const pageSize = 20

export const rewardsAtom = cachedFamily((shelf: RewardShelf) =>
  pagesAtom(
    listRewards,
    (get, pageNo) => ({ shelf, language: get(languageAtom), pageNo, pageSize }),
    wheneverSeen,
  ),
)

export const claimRewardIntent = intentAtom(claimReward)
