import { msg } from '@lingui/core/macro'

/** The names of shortcuts and screenshots, by their English ones in build/brand/manifest.ts. */
export const manifestWords = {
  'Hot games': msg`Hot games`,
  Slots: msg`Slots`,
  Favourites: msg`Favorites`,
  Home: msg`Home`,
  'Game lobby': msg`Lobby`,
}
