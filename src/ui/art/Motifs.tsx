import { drops, flags, lotus, scallops } from './geometry.ts'
import { FairMotifs } from './FairMotifs.tsx'
import { GameMotifs } from './GameMotifs.tsx'
import { Scenery } from './Scenery.tsx'
import { SlotMotifs } from './SlotMotifs.tsx'

/** Drawn around 0,0 in 72 × 72. Colours: c0 deep, c1 base, c2 glow, c3 highlight. */
export const Motifs = () => (
  <>
    <path id="m-lotus" d={lotus(12, 31, 42)} />
    <path id="m-drops" d={drops(16, 31, 44)} />
    <path id="m-scallops" fillRule="evenodd" d={scallops(16, 41) + scallops(16, 34)} />
    <g id="m-bunting">
      <path fill="var(--c3)" d={flags(12, 160, 0, 3)} />
      <path fill="var(--c2)" d={flags(12, 160, 1, 3)} />
      <path fill="#fff" d={flags(12, 160, 2, 3)} />
    </g>
    <SlotMotifs />
    <GameMotifs />
    <FairMotifs />
    <Scenery />
  </>
)
