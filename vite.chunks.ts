/** Which modules travel in one file, beside what the bundler decides by itself. Matched by a part of their path. */
interface Group {
  readonly why: string
  readonly modules: readonly string[]
}

const later: Readonly<Record<string, Group>> = {
  kit: {
    why: 'several later chunks share them, or each would bring another along',
    modules: [
      '/useAtom.',
      '/useRouterState.',
      'ui/useListener.',
      'device/storage/keyval.',
      'net/offlineQueue/',
      'verification/human/human.atoms.',
    ],
  },
  player: {
    why: 'the header and home of whoever is logged in',
    modules: ['features/wallet/Balance', 'features/wallet/wallet.', 'header/PlayerActions.'],
  },
  lists: {
    why: 'every list of games',
    modules: [
      'games/lobby/',
      'games/list/',
      'games/grid/G',
      'games/grid/MoreGames.',
      'games/filter/NameField.',
      'games/filter/Chosen.',
      'games/filter/class.text.',
      'games/filter/filter.rules.',
      'games/filter/useFilter.',
      'games/filter/vendors.rules.',
      'i18n/age/AgeLine.',
      'ui/feedback/ErrorState.',
    ],
  },
  forms: {
    why: 'login and registration, each of which leads to the other',
    modules: [
      'i18n/text/failureText.forms.',
      'ui/form/Field.',
      'ui/form/Checkbox.',
      'ui/form/useFaultyFocus.',
      'ui/feedback/Alert.',
      'ui/layout/Tabs.',
      'net/useIntent.',
      'net/money/unanswered.',
      'session/login/login.',
      'session/login/use',
      'session/remembered/',
      'verification/Ca',
      'verification/ca',
      'verification/Co',
      'verification/co',
      'verification/useCode',
      'verification/usePhonePolicy.',
      'features/social/SocialButtons.',
      'features/social/social.',
      'trial/TrialAction.',
      'trial/useTrialStart.',
      'trial/trial.',
      'device/storage/referral.',
      'device/launch.',
      'handOff/handOff.atoms.',
      'handOff/handOff.rules.',
      'handOff/HandOff.module.',
    ],
  },
  dialogs: {
    why: 'whatever opens over a page',
    modules: [
      'ui/overlay/Modal.',
      'ui/overlay/Dialog.',
      'ui/overlay/Sheet.',
      'ui/overlay/Drawer.',
      'toasts/ConfirmHost.',
      'launch/DemoSheet.',
    ],
  },
  after: {
    why: 'what every screen loads once it stands; and the star, which needs no network',
    modules: [
      'shell/Companions.',
      'install/background.',
      'launch/actions.',
      'launch/click.',
      'launch/launch.rules.',
      'own/star.',
    ],
  },
}

/** The first view is two files, libraries and app; its search schema for lists stays with it. */
export const chunkGroups = [
  { name: 'vendor', tags: ['$initial'], test: /node_modules\/(?!workbox-window|idb-keyval)/ },
  { name: 'app', tags: ['$initial'] },
  ...Object.entries(later).map(([name, { modules }]) => ({
    name,
    test: (id: string) => modules.some((part) => id.includes(part)),
  })),
]
