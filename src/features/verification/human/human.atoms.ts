import { t } from '@lingui/core/macro'
import { atom } from 'jotai'
import type { HumanCheck, HumanProof } from '#api/account/verification.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { type Prompt, createPrompt } from '#ui/overlay/confirmation.ts'
import { isOnAtom } from '#features/merchant/merchant.atoms.ts'

export type CheckPrompt = Prompt<HumanCheck, HumanProof | null>

const { promptAtom, ask } = createPrompt<HumanCheck, HumanProof | null>(null)
export const humanCheckAtom = promptAtom

/** Asks regardless of the merchant's switches; null when the player gives up, or cannot be asked. */
export async function runHumanCheck(check: HumanCheck) {
  try {
    // Nobody could answer a question that is not shown, and the button would wait forever.
    await import('./HumanSheet.tsx')
  } catch {
    toast('fail', t`The check could not be loaded. Open the page again.`)
    return null
  }
  return ask(check)
}

/** Asks only where the merchant requires it. */
export const proveHumanIntent = atom(
  null,
  async (get, _set, check: HumanCheck): Promise<HumanProof | null> =>
    get(isOnAtom)('SLIDER3') ? runHumanCheck(check) : {},
)
