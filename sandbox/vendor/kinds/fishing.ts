import { type Fish, type FishingOutcome, chanceOf, fishes } from '#sandbox/vendor/sheets/fishing.ts'
import type { Kind } from './kind.ts'

const isFish = (input: unknown): input is Fish =>
  typeof input === 'string' && Object.hasOwn(fishes, input)

export const fishing: Kind<Fish, null, FishingOutcome> = {
  terms: () => null,
  choose: (input) => (isFish(input) ? input : null),
  decide(draw, fish) {
    const isCaught = draw(10_000) < chanceOf(fish)
    return { hundredths: isCaught ? fishes[fish] * 100 : 0, outcome: { isCaught } }
  },
}
