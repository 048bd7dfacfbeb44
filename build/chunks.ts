import type { Rolldown } from 'vite'

/** What every page loads once it stands, and what a tap on a game does. */
export const rest = [
  'shell/background',
  'shell/footer',
  'shell/status',
  'shell/toasts',
  'features/games/launch/actions',
  'features/install/background',
  'features/messages/ticker',
  'features/promotions/banners',
]

/** What a player goes on to, folder by folder. */
export const areas = {
  guest: [
    'features/registration',
    'features/session',
    'features/social',
    'features/trial',
    'routes/_guest',
  ],
  promotions: ['features/promotions', 'routes/m/activity'],
  games: ['features/games', 'routes/m/(games)'],
  cashier: ['features/cashier'],
  member: [
    'features/agency',
    'features/feedback',
    'features/inbox',
    'features/leaderboard',
    'features/member',
    'features/messages',
    'features/password',
    'features/protection',
    'features/records',
    'features/security',
    'routes/_member',
    'routes/_messages',
  ],
}

const group = (name: string, folders: readonly string[]): Rolldown.CodeSplittingGroup => ({
  name,
  test: (id) => folders.some((folder) => id.includes(`/src/${folder}/`)),
})

/**
 * Which modules travel in one file. The first group that names a module has it, with all that it imports. For the rest
 * the bundler makes a file for each part that is loaded by itself, and one for what the same parts share.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', tags: ['$initial'], test: /node_modules\/(?!workbox-window|idb-keyval)/ },
  { name: 'app', tags: ['$initial'] },
  group('rest', rest),
  { name: 'shared', test: /\/src\//, minShareCount: 5 },
  ...Object.entries(areas).map(([name, folders]) => group(name, folders)),
]
