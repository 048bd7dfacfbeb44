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
 * Restores the focus when a list is rendered anew: to the same game, or to the one in its place.
 * From a bar below the list that is gone, it moves to the last game above it.
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
    // React reports a blur by the player, not one by removal.
    onBlur: () => void (focus.current = null),
  }
}

function giveBack(part: Element, { id, place, isStar }: Focus) {
  const tiles = tilesIn(part)
  const tile = tiles.find(({ dataset }) => dataset['nodeId'] === id) ?? tiles.at(place)
  const control = tile?.querySelector<HTMLElement>(isStar ? '[aria-pressed]' : 'button')
  control?.focus({ preventScroll: true })
}
