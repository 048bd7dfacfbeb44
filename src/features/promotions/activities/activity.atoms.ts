import { cachedFamily } from '#net/query/family.ts'
import { atom } from 'jotai'
import { type OwnStanding, listOwnStandings } from '#api/promotions/activity.ts'
import { claimPromotion, getPromotion, listPromotions } from '#api/promotions/promotions.ts'
import { may } from '#api/roles.ts'
import { getSignIn, signIn } from '#api/account/signIn.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { intentAtom } from '#net/intent.ts'
import { acrossLanguages } from '#net/query/acrossLanguages.ts'
import { onEveryReturn } from '#net/query/polling.ts'
import { queryAtom } from '#net/query/query.ts'
import { invalidate } from '#net/query/queryClient.ts'
import { changeReads } from '#net/query/readsOf.ts'
import { inLanguage } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'

export const promotionsAtom = queryAtom(listPromotions, inLanguage)

/** Sends no request if the URL names no promotion. */
export const promotionAtom = cachedFamily((id: string) =>
  acrossLanguages(
    queryAtom(getPromotion, (get) => (id === '' ? null : { ...inLanguage(get), id })),
  ),
)

const ownAtom = queryAtom(
  listOwnStandings,
  (get) => ({ language: get(languageAtom) }),
  onEveryReturn,
)

/** Empty for guests, without a request. */
export const standingsAtom = atom((get) => {
  const own = get(ownAtom)
  const isPlayer = may(get(roleAtom), 'money')
  return { own: own.value, isAwaited: isPlayer && own.isPending }
})

export const rereadStandingsIntent = atom(null, () => void invalidate(listOwnStandings))

/** Shows the platform's answer to an application before the standings are refetched, which may fail. */
export const appliedIntent = atom(
  null,
  (_get, _set, applied: Pick<OwnStanding, 'id' | 'status'>) => {
    changeReads(listOwnStandings, (known = []) => [
      { ...applied, reason: '', turnover: null },
      ...known,
    ])
  },
)

export const claimIntent = intentAtom(claimPromotion)

export const signInAtom = queryAtom(getSignIn, () => ({}), onEveryReturn)
export const signInIntent = intentAtom(signIn)
