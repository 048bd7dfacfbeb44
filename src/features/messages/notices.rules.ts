import type { Notice } from '../../api/content/announcements.ts'

export interface ShownNotice extends Notice {
  /** Only agents are told (type A). */
  readonly isForAgents: boolean
}

const label = (notices: readonly Notice[], isForAgents: boolean): readonly ShownNotice[] =>
  notices.map((notice) => ({ ...notice, isForAgents }))

/** What everybody is told and what agents are told as one list, the newest first. */
export const inOneList = (player: readonly Notice[], agent: readonly Notice[]) =>
  agent.length === 0
    ? label(player, false)
    : [...label(player, false), ...label(agent, true)].toSorted((a, b) => b.time - a.time)

export interface Placed {
  readonly notice: ShownNotice
  /** Its place in the list of all announcements. */
  readonly index: number
}

/** The ticker's line: the popular ones lead, the others follow as they stand in the list. */
export function tickerOf(
  notices: readonly ShownNotice[],
  popular: readonly string[],
): readonly Placed[] {
  const placed = notices.map((notice, index) => ({ notice, index }))
  const leaders = popular.flatMap((id) => placed.filter(({ notice }) => notice.id === id))
  return [...new Set([...leaders, ...placed])]
}
