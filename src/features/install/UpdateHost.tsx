import { useAtomValue } from 'jotai'
import { optional } from '#ui/optional.ts'
import { updateAtom } from './update.atoms.ts'
import { Status } from '#ui/feedback/Status.tsx'

const UpdatePrompt = optional(() => import('./UpdatePrompt.tsx'), 'UpdatePrompt')

/** The live region is there before its text, so that screen readers announce it. */
export function UpdateHost() {
  const update = useAtomValue(updateAtom)
  return <Status>{update && <UpdatePrompt update={update} />}</Status>
}
