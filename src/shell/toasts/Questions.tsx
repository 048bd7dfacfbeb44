import { useAtomValue } from 'jotai'
import { questionAtom } from '#ui/overlay/confirmation.ts'
import { lateSheet } from '#ui/overlay/lateSheet.ts'

const ConfirmHost = lateSheet(() => import('./ConfirmHost.tsx'), 'ConfirmHost')

export const Questions = () => <ConfirmHost open={useAtomValue(questionAtom) !== null} />
