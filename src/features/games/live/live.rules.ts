import type { LiveModel } from '../../../api/games/liveModels.ts'

/** Streaming hosts come first, each group in the platform's order. */
export const inOrder = (models: readonly LiveModel[]): readonly LiveModel[] =>
  models.toSorted((one, other) => Number(other.isStreaming) - Number(one.isStreaming))
