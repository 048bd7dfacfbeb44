import { useSetAtom } from 'jotai'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { whenResized } from '#ui/measure.ts'
import { foldWidgetIntent } from './widget.atoms.ts'
import { liftClearOf, raised } from './widget.rules.ts'

/** Two lines of a game's name, at the foot of its tile. */
const nameRems = 2.9
/** CSS pixels. */
const maxLift = 260

interface Tray {
  readonly isOpen: boolean
  /** Opened by the player in this view. */
  readonly isOpenedByHand: boolean
  /** Called if the tray would cover the name of a game in every position. */
  readonly onNoPlace: () => void
}

/**
 * While the tray is open: folds it at the first scroll or touch elsewhere, and returns how far to raise it so that it
 * covers no names of games and, where there is room, no links, buttons or balance.
 */
export function useOpenTray(ref: RefObject<HTMLElement | null>, tray: Tray): number {
  const { isOpen, isOpenedByHand, onNoPlace } = tray
  const fold = useSetAtom(foldWidgetIntent)
  const [lift, setLift] = useState(0)
  const onTouch = useEffectEvent(({ target }: Event) => {
    const isOwn = target instanceof Element && (ref.current?.contains(target) ?? false)
    // The confirmation before leaving the site is opened by the tray itself.
    const isAnswer = target instanceof Element && target.closest('dialog') !== null
    if (!isOwn && !isAnswer) fold()
  })
  const place = useEffectEvent(() => {
    const found = ref.current && liftOf(ref.current, lift)
    if (found !== null) return setLift(found)
    fold()
    if (isOpenedByHand) onNoPlace()
  })
  useEffect(() => {
    if (!isOpen) return
    if (scrollY > 0 && !isOpenedByHand) return fold()
    const open = new AbortController()
    const heard = { signal: open.signal, passive: true, capture: true }
    addEventListener('scroll', fold, heard)
    addEventListener('pointerdown', (event) => onTouch(event), heard)
    return () => open.abort()
  }, [isOpen, isOpenedByHand, fold])
  useEffect(() => {
    if (!isOpen) return
    return whenResized(document.body, () => place())
  }, [isOpen])
  return isOpen ? lift : 0
}

/** Null if it would cover the name of a game. */
function liftOf(widget: HTMLElement, lifted: number): number | null {
  const own = raised(boxOf(widget), -lifted)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const names = [
    ...boxesOf('main [data-category] li', nameRems * rem),
    // Content whose space is reserved appears without a change of size.
    ...boxesOf('main :is(li, [data-slot]):not([data-category] li)'),
  ]
  const controls = boxesOf('main :is(a, button, p[aria-live]):not(li *)')
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const most = Math.min(maxLift, own.top - header)
  return liftClearOf(own, [...names, ...controls], most) ?? liftClearOf(own, names, most)
}

/** The lowest part of an element, `height` px high or as high as the element. */
function boxOf(element: Element, height = Infinity) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { left, right, top: Math.max(top, bottom - height), bottom }
}

const boxesOf = (selector: string, height?: number) =>
  Array.from(document.querySelectorAll(selector), (element) => boxOf(element, height))
