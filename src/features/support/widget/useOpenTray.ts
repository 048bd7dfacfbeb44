import { useSetAtom } from 'jotai'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { whenResized } from '../../../ui/whenResized.ts'
import { foldWidgetIntent } from './widget.atoms.ts'
import { liftClearOf, raised } from './clear.rules.ts'

/** CSS pixels: two lines of a game's name, at the foot of its tile. */
const nameHeight = 46
const mostLift = 260

/**
 * While the tray is open: folds it at the first scroll or touch elsewhere, and returns how far to raise it so that it
 * covers no names of games and, where there is room, no links, buttons or balance.
 */
export function useOpenTray(ref: RefObject<HTMLElement | null>, isOpen: boolean): number {
  const fold = useSetAtom(foldWidgetIntent)
  const [lift, setLift] = useState(0)
  const onTouch = useEffectEvent(({ target }: Event) => {
    const isOwn = target instanceof Element && (ref.current?.contains(target) ?? false)
    // The confirmation before leaving the site is opened by the tray itself.
    const isAnswer = target instanceof Element && target.closest('dialog') !== null
    if (!isOwn && !isAnswer) fold()
  })
  useEffect(() => {
    if (!isOpen) return
    if (scrollY > 0) return fold()
    const open = new AbortController()
    const heard = { signal: open.signal, passive: true, capture: true }
    addEventListener('scroll', fold, heard)
    addEventListener('pointerdown', (event) => onTouch(event), heard)
    return () => open.abort()
  }, [isOpen, fold])
  useEffect(() => {
    if (!isOpen) return
    return whenResized(document.body, () => setLift((lifted) => liftOf(ref.current, lifted)))
  }, [ref, isOpen])
  return isOpen ? lift : 0
}

function liftOf(widget: HTMLElement | null, lifted: number): number {
  if (!widget) return 0
  const own = raised(boxOf(widget), -lifted)
  const names = boxesOf('main [data-category] li', nameHeight)
  // Content whose space is reserved appears without a change of size.
  const controls = boxesOf('main :is(a, button, p[aria-live], [data-slot]):not(li *)')
  return liftClearOf(own, [...names, ...controls], mostLift) || liftClearOf(own, names, mostLift)
}

/** The foot of an element, as high as it is or `height` px. */
function boxOf(element: Element, height = Infinity) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { left, right, top: Math.max(top, bottom - height), bottom }
}

const boxesOf = (selector: string, height?: number) =>
  Array.from(document.querySelectorAll(selector), (element) => boxOf(element, height))
