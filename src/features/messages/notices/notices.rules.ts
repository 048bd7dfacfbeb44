import type { Notice } from '#api/content/announcements.ts'

export interface ShownNotice extends Notice {
  /** Only agents see it (type A). */
  readonly isForAgents: boolean
}

const label = (notices: readonly Notice[], isForAgents: boolean): readonly ShownNotice[] =>
  notices.map((notice) => ({ ...notice, isForAgents }))

export const inOneList = (player: readonly Notice[], agent: readonly Notice[]) =>
  agent.length === 0
    ? label(player, false)
    : [...label(player, false), ...label(agent, true)].toSorted((a, b) => b.time - a.time)

export interface Placed {
  readonly notice: ShownNotice
  readonly index: number
}

/** Popular ones first, then the rest in the order of the list. */
export function tickerOf(
  notices: readonly ShownNotice[],
  popular: readonly string[],
): readonly Placed[] {
  const placed = notices.map((notice, index) => ({ notice, index }))
  const leaders = popular.flatMap((id) => placed.filter(({ notice }) => notice.id === id))
  return [...new Set([...leaders, ...placed])]
}
