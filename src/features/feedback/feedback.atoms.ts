import { atom } from 'jotai'
import { listFeedback, sendFeedback } from '#api/content/feedback.ts'
import { asFailure } from '#net/failure.ts'
import { intentAtom } from '#net/intent.ts'
import { queryAtom } from '#net/query/query.ts'
import { siteAtom } from '#features/merchant/merchant.atoms.ts'

export const ownFeedbackAtom = queryAtom(listFeedback, () => ({}))

const sendIntent = intentAtom(sendFeedback)

export const sendFeedbackIntent: typeof sendIntent = atom(null, (get, set, ...filled) =>
  set(sendIntent, ...filled).catch((thrown: unknown) => {
    const failure = asFailure(thrown)
    // The merchant has switched captchas on since the site was read.
    if (failure.code === 'captcha_required') get(siteAtom).retry()
    throw failure
  }),
)
