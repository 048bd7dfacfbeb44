import { type FocusEvent, useLayoutEffect, useRef } from 'react'

interface Focus {
  /** The game's id, or null for what is below the list. */
  readonly id: string | null
  readonly place: number
  readonly isStar: boolean
}

const tilesIn = (part: Element) => [...part.querySelectorAll<HTMLElement>('[data-node-id]')]

function focusOf(part: Element, target: Element): Focus {
  const tile = target.closest<HTMLElement>('[data-node-id]')
  return {
    id: tile?.dataset['nodeId'] ?? null,
    place: tilesIn(part).findIndex((one) => one === tile),
    isStar: target.hasAttribute('aria-pressed'),
  }
}

/**
 * Restores the focus when a list is remounted: to the same game, or to the one in its place. If the bar below the
 * list had the focus and is gone, the last game above it gets the focus.
 */
export function useFocusRestore(lastId: string | undefined) {
  const part = useRef<HTMLDivElement>(null)
  const focus = useRef<Focus>(null)
  const last = useRef(lastId)
  useLayoutEffect(() => {
    const [element, kept] = [part.current, focus.current]
    if (element && kept && document.activeElement === document.body)
      giveBack(element, kept.id === null ? { ...kept, id: last.current ?? null } : kept)
    last.current = lastId
  })
  return {
    ref: part,
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      focus.current = focusOf(currentTarget, target)
    },
    // React reports a blur caused by the player, but not one caused by removal.
    onBlur: () => void (focus.current = null),
  }
}

function giveBack(part: Element, { id, place, isStar }: Focus) {
  const tiles = tilesIn(part)
  const tile = tiles.find(({ dataset }) => dataset['nodeId'] === id) ?? tiles.at(place)
  const control = tile?.querySelector<HTMLElement>(isStar ? '[aria-pressed]' : 'button')
  control?.focus({ preventScroll: true })
}
