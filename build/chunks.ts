import type { Rolldown } from 'vite'

/** Loaded by every page once it has rendered, and by a tap on a game. */
export const rest = [
  'shell/background',
  'shell/footer',
  'shell/status',
  'shell/toasts',
  'features/games/launch/actions',
  'features/games/prefetch',
  'features/games/purpose',
  'features/install/background',
  'features/messages/ticker',
  'features/promotions/banners',
  'features/reports/failures',
  'features/reports/vitals',
  'features/session/pages',
  'features/session/signOut',
]

/** Opens over the page of a first visit. It is small, because the visit waits for it. */
export const popup = ['features/messages/popup']

/** What the lists of games share with many other pages. */
export const parts = ['ui/art', 'ui/form', 'ui/list', 'ui/overlay', 'i18n/age', 'api/typed']

/** The lists of games, where a guest arrives: they need no other page of games. */
export const lists = [
  'features/games/filter',
  'features/games/grid',
  'features/games/list',
  'features/games/lobby',
  'routes/-lists',
]

/** What a guest's tap on a game opens. */
export const offer = ['features/games/launch/demo']

/** What header and tab bar show for a player, and on wide screens. */
export const bars = ['shell/header', 'shell/tabs', 'features/wallet/balance']

/** The pages where a guest arrives or goes on to; they load only what they need themselves. */
export const guest = [
  'features/registration',
  'features/session',
  'features/trial',
  'routes/_guest',
  'routes/m/(guest)',
]

/** The pages that a player goes on to, by folder. */
export const areas = {
  menu: ['shell/menu'],
  protection: ['features/protection', 'routes/_member/m/member/(protection)'],
  lottery: ['features/lottery', 'routes/_session/m/(lottery)', 'routes/m/(lottery)'],
  promotions: ['features/promotions', 'routes/m/(promotions)', 'routes/_member/m/(promotions)'],
  cashier: ['features/cashier', 'routes/_member/m/(cashier)'],
  games: ['features/games', 'routes/m/(games)', 'routes/_session/m/(games)'],
  member: [
    'features/agency',
    'features/member',
    'features/records',
    'features/security',
    'routes/_member',
    'routes/_messages',
    'routes/_session/m/(member)',
    'routes/_session/m/member',
    'routes/m/(member)',
    'routes/m/member',
  ],
}

/** Code that several areas use, by subject. If two areas share code, neither has to load the other. */
export const shared = {
  forms: ['ui/form', 'net/form', 'net/money'],
  money: ['api/money', 'features/wallet'],
  embeds: ['net/embed', 'ui/embed', 'features/protection/reality'],
  kit: ['ui', 'net', 'api', 'device', 'i18n', 'features/games/tile', 'features/verification'],
}

const group = (name: string, folders: readonly string[]): Rolldown.CodeSplittingGroup => ({
  name,
  test: (id) => folders.some((folder) => id.includes(`/src/${folder}/`)),
})

/** A module and all its imports belong to the first group that names it; the bundler splits the rest. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', tags: ['$initial'], test: /node_modules\/(?!workbox-window|idb-keyval)/ },
  { name: 'app', tags: ['$initial'] },
  group('rest', rest),
  group('popup', popup),
  { ...group('parts', parts), minShareCount: 5 },
  group('lists', lists),
  group('offer', offer),
  { name: 'shared', test: /\/(?:src|react-router)\//, minShareCount: 5 },
  group('bars', bars),
  group('guest', guest),
  ...Object.entries(shared).map(([name, folders]) => ({
    ...group(name, folders),
    minShareCount: 2,
  })),
  ...Object.entries(areas).map(([name, folders]) => group(name, folders)),
]
