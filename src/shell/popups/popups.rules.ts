import type { Atom } from 'jotai'
import type { ComponentType } from 'react'

/** Most urgent first. */
export const popupKinds = [
  'security',
  'welcome',
  'contract',
  'announcement',
  'appDownload',
  'homeScreen',
  'firstStart',
] as const
export type PopupKind = (typeof popupKinds)[number]

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

export interface Popups {
  readonly due: readonly PopupKind[]
  /**
   * Kinds of which it is not known yet whether they are due. Less urgent ones wait for them, because a visit shows
   * only one popup.
   */
  readonly unknown: readonly PopupKind[]
  readonly shown: PopupKind | null
  /** A visit shows at most one popup besides security. */
  readonly chosen: PopupKind | null
  readonly closed: readonly PopupKind[]
}

export type PopupEvent =
  | { readonly type: 'due' | 'unknown' | 'withdrawn'; readonly kind: PopupKind }
  | { readonly type: 'moment'; readonly kind: PopupKind }
  | { readonly type: 'interrupted' }
  | { readonly type: 'closed' }

export const noPopups: Popups = { due: [], unknown: [], shown: null, chosen: null, closed: [] }

export function reducePopups(popups: Popups, event: PopupEvent): Popups {
  const { shown, closed } = popups
  switch (event.type) {
    case 'due':
      return known(popups, event.kind, { due: [event.kind] })
    case 'unknown':
      return known(popups, event.kind, { unknown: [event.kind] })
    case 'withdrawn':
      return known(popups, event.kind, {})
    case 'moment':
      return popups.shown || nextPopup(popups) !== event.kind ? popups : show(popups, event.kind)
    case 'interrupted':
      return { ...popups, shown: null }
    case 'closed':
      return shown ? { ...popups, shown: null, closed: [...closed, shown] } : popups
  }
}

/** Replaces what was known of a kind. */
function known(popups: Popups, kind: PopupKind, now: Partial<Pick<Popups, 'due' | 'unknown'>>) {
  const { due = [], unknown = [] } = now
  const isOther = (one: PopupKind) => one !== kind
  return {
    ...popups,
    due: [...popups.due.filter(isOther), ...due],
    unknown: [...popups.unknown.filter(isOther), ...unknown],
    shown: popups.shown === kind && due.length === 0 ? null : popups.shown,
  }
}

const show = (popups: Popups, kind: PopupKind): Popups => ({
  ...popups,
  shown: kind,
  chosen: kind === 'security' ? popups.chosen : kind,
})

/** The most urgent popup, once it is known to be due. */
export function nextPopup(popups: Popups) {
  const next = popupKinds.find((kind) => mayShow(popups, kind))
  return next && popups.due.includes(next) ? next : undefined
}

/** An interrupted popup may come back, but no other one may take its place. */
const mayShow = ({ due, unknown, closed, chosen }: Popups, kind: PopupKind) =>
  (due.includes(kind) || unknown.includes(kind)) &&
  !closed.includes(kind) &&
  (kind === 'security' || chosen === null || chosen === kind)
