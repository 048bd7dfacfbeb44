import type { Atom } from 'jotai'
import type { ComponentType } from 'react'
import type { PopupKind } from './popups.rules.ts'

export interface PopupProps {
  readonly onClose: () => void
}

export interface PopupSlot {
  readonly isDueAtom: Atom<boolean>
  readonly load: () => Promise<ComponentType<PopupProps>>
}

export type PopupSlots = Partial<Readonly<Record<PopupKind, PopupSlot>>>
