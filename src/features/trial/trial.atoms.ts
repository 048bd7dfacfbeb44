import { atom } from 'jotai'
import { createTrial, getTrial, playTrial, resetTrial, trialModule } from '#api/account/trial.ts'
import { Failure, asFailure } from '#net/failure.ts'
import { intentAtom, perform } from '#net/intent.ts'
import { queryAtom } from '#net/query/query.ts'
import { playerIntent } from '#net/session/player.ts'
import { isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { openSessionIntent } from '#features/session/session.atoms.ts'
import { requireNoBarrier } from '#net/session/barrier.ts'
import { isAboutCaptcha } from '#api/account/verification.ts'

const isCaptchaRequiredAtom = atom(false)
export const needsTrialCaptchaAtom = atom(
  (get) => get(isCaptchaRequiredAtom) && get(isOnAtom)('CAPTCHA3'),
)

export interface TrialTry {
  readonly captcha: string
  readonly signal?: AbortSignal
}

/** Creates the trial account, then activates it; resolves to whether it is active. */
export const startTrialIntent = playerIntent(
  async (get, set, { captcha, ...options }: TrialTry) => {
    try {
      requireNoBarrier()
      const account = await perform(createTrial, {}, options)
      const needsCaptcha = account.captcha && get(isOnAtom)('CAPTCHA3')
      if (needsCaptcha && !captcha) throw new Failure('refused', 'captcha_required')
      const code = needsCaptcha ? { captcha } : {}
      set(openSessionIntent, await perform(playTrial, { moduleId: trialModule, ...code }, options))
      set(isCaptchaRequiredAtom, false)
      return true
    } catch (thrown) {
      if (options.signal?.aborted) return false
      const failure = asFailure(thrown)
      if (isAboutCaptcha(failure)) set(isCaptchaRequiredAtom, true)
      throw failure
    }
  },
)

/** Null when no trial is active. */
export const trialAtom = queryAtom(getTrial, () => ({}))

export const resetTrialIntent = intentAtom(resetTrial)
