import type { Atom } from 'jotai'
import type { ComponentType } from 'react'
import type { PopupKind } from './popups.rules.ts'

export interface PopupProps {
  readonly onClose: () => void
}

export interface PopupSlot {
  /** Null until it is known; the platform may still be answering. */
  readonly isDueAtom: Atom<boolean | null>
  /** Milliseconds to wait before it, if it follows an action of the player. */
  readonly wait?: number
  readonly load: () => Promise<ComponentType<PopupProps>>
}

export type PopupSlots = Partial<Readonly<Record<PopupKind, PopupSlot>>>
