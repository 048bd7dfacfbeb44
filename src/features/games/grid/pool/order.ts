import { readingOrder } from './pool.rules.ts'
import type { Row } from './tileParts.ts'

/**
 * Puts the rows of the page into the order in which they are read and reached with Tab.
 * Moves as few as it can, and never the one with the focus: it would lose it.
 */
export function arrange(list: HTMLElement, rows: readonly Row[], shown: readonly number[]) {
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

/** Around whom the others move: the row with the focus, or else the one that stands first in the page. */
function fixedIn(list: HTMLElement, ordered: readonly Element[]) {
  const focused = ordered.findIndex((element) => element.contains(document.activeElement))
  return focused < 0 ? ordered.findIndex((element) => element === list.firstElementChild) : focused
}
