/** Most urgent first (decisions 17). */
export const popupKinds = [
  'security',
  'contract',
  'announcement',
  'appDownload',
  'homeScreen',
  'firstStart',
] as const
export type PopupKind = (typeof popupKinds)[number]

export interface Popups {
  readonly due: readonly PopupKind[]
  readonly shown: PopupKind | null
  /** A visit shows at most one popup besides security. */
  readonly chosen: PopupKind | null
  readonly closed: readonly PopupKind[]
}

export type PopupEvent =
  | { readonly type: 'due' | 'withdrawn'; readonly kind: PopupKind }
  | { readonly type: 'moment'; readonly kind: PopupKind }
  | { readonly type: 'interrupted' }
  | { readonly type: 'closed' }

export const noPopups: Popups = { due: [], shown: null, chosen: null, closed: [] }

export function reducePopups(popups: Popups, event: PopupEvent): Popups {
  const { due, shown, closed } = popups
  switch (event.type) {
    case 'due':
      return due.includes(event.kind) ? popups : { ...popups, due: [...due, event.kind] }
    case 'withdrawn':
      return {
        ...popups,
        due: due.filter((kind) => kind !== event.kind),
        shown: shown === event.kind ? null : shown,
      }
    case 'moment':
      return popups.shown || nextPopup(popups) !== event.kind ? popups : show(popups, event.kind)
    case 'interrupted':
      return { ...popups, shown: null }
    case 'closed':
      return shown ? { ...popups, shown: null, closed: [...closed, shown] } : popups
  }
}

const show = (popups: Popups, kind: PopupKind): Popups => ({
  ...popups,
  shown: kind,
  chosen: kind === 'security' ? popups.chosen : kind,
})

export const nextPopup = (popups: Popups) => popupKinds.find((kind) => mayShow(popups, kind))

/** An interrupted popup may come back, but no other one may take its place. */
const mayShow = ({ due, closed, chosen }: Popups, kind: PopupKind) =>
  due.includes(kind) &&
  !closed.includes(kind) &&
  (kind === 'security' || chosen === null || chosen === kind)
