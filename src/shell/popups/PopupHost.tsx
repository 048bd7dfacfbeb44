import { type Atom, useAtomValue } from 'jotai'
import { type Dispatch, Suspense, useEffect, useReducer } from 'react'
import { questionAtom } from '../../ui/confirmation.ts'
import {
  type PopupEvent,
  type PopupKind,
  nextPopup,
  noPopups,
  popupKinds,
  reducePopups,
} from './popups.rules.ts'
import type { PopupSlots } from './popups.ts'

/** The page first: nothing pops up before it has stood for so many milliseconds. */
const settling = 1500

interface Props {
  readonly slots: PopupSlots
  /** Whether the screen in front bears an interruption. */
  readonly isQuiet: boolean
}

export function PopupHost({ slots, isQuiet }: Props) {
  const [popups, dispatch] = useReducer(reducePopups, noPopups)
  const isAsked = useAtomValue(questionAtom) !== null
  const isWaiting = !popups.shown && nextPopup(popups) !== undefined
  useMoments(isWaiting && !isQuiet && !isAsked, dispatch)
  useEffect(() => {
    if (isQuiet) dispatch({ type: 'interrupted' })
  }, [isQuiet])
  const shown = popups.shown && slots[popups.shown]
  return (
    <>
      {popupKinds.map((kind) => {
        const slot = slots[kind]
        return slot && <Due key={kind} kind={kind} isDueAtom={slot.isDueAtom} dispatch={dispatch} />
      })}
      {shown && (
        <Suspense fallback={null}>
          <shown.Content onClose={() => dispatch({ type: 'closed' })} />
        </Suspense>
      )}
    </>
  )
}

/** Looks for a moment without an open dialog, for as long as a popup waits. */
function useMoments(isWaiting: boolean, dispatch: Dispatch<PopupEvent>) {
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      if (!document.querySelector('dialog[open]')) dispatch({ type: 'moment' })
    }, settling)
    return () => clearInterval(timer)
  }, [isWaiting, dispatch])
}

interface DueProps {
  readonly kind: PopupKind
  readonly isDueAtom: Atom<boolean>
  readonly dispatch: Dispatch<PopupEvent>
}

function Due({ kind, isDueAtom, dispatch }: DueProps) {
  const isDue = useAtomValue(isDueAtom)
  useEffect(() => dispatch({ type: isDue ? 'due' : 'withdrawn', kind }), [isDue, kind, dispatch])
  return null
}
