import { t } from '@lingui/core/macro'
import { atom } from 'jotai'
import type { HumanCheck, HumanProof } from '#api/account/verification.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { type Prompt, createPrompt } from '#ui/overlay/confirmation.ts'
import { isOnAtom } from '#features/merchant/merchant.atoms.ts'

export type CheckPrompt = Prompt<HumanCheck, HumanProof | null>

const { promptAtom, ask } = createPrompt<HumanCheck, HumanProof | null>(null)
export const humanCheckAtom = promptAtom

/** Runs regardless of the merchant's switches; null if the player gives up or the check cannot be loaded. */
export async function runHumanCheck(check: HumanCheck) {
  try {
    // Without the sheet the check could not be answered, and the button would stay busy forever.
    await import('./HumanSheet.tsx')
  } catch {
    toast('fail', t`The check could not be loaded. Open the page again.`)
    return null
  }
  return ask(check)
}

/** Runs the check only if the merchant requires it. */
export const proveHumanIntent = atom(
  null,
  async (get, _set, check: HumanCheck): Promise<HumanProof | null> =>
    get(isOnAtom)('SLIDER3') ? runHumanCheck(check) : {},
)
