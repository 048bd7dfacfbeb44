import type { LinkProps } from '@tanstack/react-router'
import type { IconName } from '#ui/icon/Icon.tsx'

/** What a search finds beside games: a page of the app or a draw. */
export interface Place {
  readonly id: string
  readonly icon: IconName
  readonly name: string
  /** A description in a few words. */
  readonly note: string
  readonly link: Pick<LinkProps, 'to' | 'search'>
}

export type FindPlaces = (text: string) => readonly Place[]
