import { useAtomValue } from 'jotai'
import { UpdatePrompt } from './UpdatePrompt.tsx'
import { updateAtom } from './update.atoms.ts'
import { Status } from '#ui/feedback/Status.tsx'

/** The live region exists before its text, so that screen readers announce it. */
export function UpdateHost() {
  const update = useAtomValue(updateAtom)
  return <Status>{update && <UpdatePrompt update={update} />}</Status>
}
