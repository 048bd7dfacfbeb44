import { useAtomValue } from 'jotai'
import { useIntent } from '../../net/useIntent.ts'
import { useSecondsLeft } from '../../ui/useSecondsLeft.ts'
import { ownWaitKey, sendOwnCodeIntent } from './ownCode.atoms.ts'
import { useAsking } from './useCodeSending.ts'
import { waitsAtom } from './waits.atoms.ts'

export function useOwnCodeSending() {
  const sending = useIntent(sendOwnCodeIntent)
  const secondsLeft = useSecondsLeft(useAtomValue(waitsAtom)[ownWaitKey] ?? 0)
  return useAsking(sending, sending.run, secondsLeft)
}
