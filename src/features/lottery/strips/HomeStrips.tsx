import { useAtomValue } from 'jotai'
import { Boundary } from '../../../ui/Boundary.tsx'
import { isLotteryOffAtom } from '../lottery.atoms.ts'
import { DrawStrip } from './DrawStrip.tsx'
import { JackpotStrip } from './JackpotStrip.tsx'

export const HomeStrips = () => (
  <>
    <Boundary quiet>
      <JackpotStrip />
    </Boundary>
    <Boundary quiet>{!useAtomValue(isLotteryOffAtom) && <DrawStrip />}</Boundary>
  </>
)
