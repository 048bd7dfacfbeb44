import { type Atom, useAtomValue } from 'jotai'
import { type ComponentType, type Dispatch, useEffect, useReducer, useRef, useState } from 'react'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { isPartLoading } from '#ui/optional.ts'
import {
  type PopupEvent,
  type PopupKind,
  type PopupProps,
  type PopupSlot,
  type PopupSlots,
  nextPopup,
  noPopups,
  popupKinds,
  reducePopups,
} from './popups.rules.ts'

/** Milliseconds before the first popup, and between two attempts. */
const settling = 1500

interface Props {
  readonly slots: PopupSlots
  readonly isHome: boolean
}

interface Ready {
  readonly kind: PopupKind
  readonly Content: ComponentType<PopupProps>
}

export function PopupHost({ slots, isHome }: Props) {
  const [popups, dispatch] = useReducer(reducePopups, noPopups)
  const [ready, setReady] = useState<Ready | null>(null)
  const isConfirming = useAtomValue(confirmationAtom) !== null
  const touched = useTouched(isHome)
  const waiting = popups.shown || !isHome || isConfirming ? undefined : nextPopup(popups)
  useEffect(() => {
    if (!isHome) dispatch({ type: 'interrupted' })
  }, [isHome])
  useEffect(() => {
    const slot = waiting && slots[waiting]
    if (!slot) return
    return inMoments(slot, (Content) => {
      if (touched.current) return
      setReady({ kind: waiting, Content })
      dispatch({ type: 'moment', kind: waiting })
    })
  }, [waiting, slots, touched])
  return (
    <>
      {popupKinds.map((kind) => {
        const slot = slots[kind]
        return slot && <Due key={kind} kind={kind} isDueAtom={slot.isDueAtom} dispatch={dispatch} />
      })}
      {ready && ready.kind === popups.shown && (
        <ready.Content onClose={() => dispatch({ type: 'closed' })} />
      )}
    </>
  )
}

/** Set once the player begins to use home; from then on no popup interrupts. */
function useTouched(isHome: boolean) {
  const touched = useRef(false)
  useEffect(() => {
    if (!isHome) return
    touched.current = false
    const arrived = new AbortController()
    const heard = { signal: arrived.signal, passive: true, capture: true }
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, () => (touched.current = true), heard)
    return () => arrived.abort()
  }, [isHome])
  return touched
}

type Content = ComponentType<PopupProps>

/** A dialog is open or its code is loading, or the URL opens the search or a game's sheet. */
const isOccupied = () =>
  isPartLoading() ||
  document.querySelector('dialog[open]') !== null ||
  /[?&](find|card)=/.test(location.search)

function inMoments({ load, wait = settling }: PopupSlot, show: (content: Content) => void) {
  let content: Content | undefined
  const timer = setInterval(() => {
    if (!content)
      load().then(
        (loaded) => (content = loaded),
        () => undefined,
      )
    else if (!isOccupied()) show(content)
  }, wait)
  return () => clearInterval(timer)
}

interface DueProps {
  readonly kind: PopupKind
  readonly isDueAtom: Atom<boolean | null>
  readonly dispatch: Dispatch<PopupEvent>
}

function Due({ kind, isDueAtom, dispatch }: DueProps) {
  const isDue = useAtomValue(isDueAtom)
  const type = isDue === null ? 'unknown' : isDue ? 'due' : 'withdrawn'
  useEffect(() => dispatch({ type, kind }), [type, kind, dispatch])
  return null
}
