import { useSetAtom } from 'jotai'
import type { WritableAtom } from 'jotai'
import { getProof } from '../../../api/verification.ts'
import { intentAtom } from '../../../net/intent.ts'
import { useIntent } from '../../../net/useIntent.ts'
import type { Asked } from './human.atoms.ts'

const proveIntent = intentAtom(getProof)

type Given = { readonly offset: number } | { readonly code: string }

/** Gives an answer to the platform; a wrong one brings another question. */
export function useAnswer(asked: Asked, question: WritableAtom<unknown, [], unknown>) {
  const renew = useSetAtom(question)
  const { run, isBusy, failure } = useIntent(proveIntent)
  const give = async (given: Given) => {
    const { kind, subject } = asked
    const proof = await run({ kind, subject, ...given })
    if (proof) asked.answer(proof)
    else renew()
  }
  return { give, renew, isBusy, failure }
}
