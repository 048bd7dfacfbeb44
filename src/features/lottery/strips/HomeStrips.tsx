import { useAtomValue } from 'jotai'
import { Apart } from '#ui/Boundary.tsx'
import { isLotteryOffAtom } from '#features/lottery/lottery.atoms.ts'
import { DrawStrip } from './DrawStrip.tsx'
import { JackpotStrip } from './JackpotStrip.tsx'

export const HomeStrips = () => (
  <Apart>
    <JackpotStrip />
    {!useAtomValue(isLotteryOffAtom) && <DrawStrip />}
  </Apart>
)
