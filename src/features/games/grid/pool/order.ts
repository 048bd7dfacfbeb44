import { readingOrder } from './pool.rules.ts'
import type { PooledRow } from './tileParts.ts'

/**
 * Puts the rows in order for screen readers and the Tab key. Moves as few as possible, and never the focused one,
 * which would lose the focus.
 */
export function arrange(list: HTMLElement, rows: readonly PooledRow[], shown: readonly number[]) {
  const ordered = readingOrder(shown).flatMap((slot) => rows[slot]?.element ?? [])
  const fixed = fixedIn(list, ordered)
  ordered.slice(0, fixed).reduceRight((next: Element | undefined, element) => {
    if (next && element.nextElementSibling !== next) next.before(element)
    return element
  }, ordered[fixed])
  ordered.slice(fixed).reduce((previous, element) => {
    if (previous !== element && previous.nextElementSibling !== element) previous.after(element)
    return element
  })
}

/** The row that stays in place: the focused one, or else the first in the page. */
function fixedIn(list: HTMLElement, ordered: readonly Element[]) {
  const focused = ordered.findIndex((element) => element.contains(document.activeElement))
  return focused < 0 ? ordered.findIndex((element) => element === list.firstElementChild) : focused
}
