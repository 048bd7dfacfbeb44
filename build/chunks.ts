import type { Rolldown } from 'vite'

/** Which modules travel in one file, beside what the bundler decides by itself. Matched by a part of their path. */
interface Group {
  readonly why: string
  readonly modules: readonly string[]
}

/** The first that names a module has it, with what it imports. */
export const later: Readonly<Record<string, Group>> = {
  tap: {
    why: 'what a tap on a game does; requested before pictures and rows further down',
    modules: ['launch/actions.', 'launch/launch.rules.', 'own/star.'],
  },
  kit: {
    why: 'several later chunks share them, or each would bring another along',
    modules: [
      '/useAtom.',
      '/useRouterState.',
      'ui/useListener.',
      'ui/html/linkWatch.',
      'device/storage/keyval.',
      'idb-keyval/',
      'device/storage/referral.',
      'device/page/trusted.',
      'device/useClock.',
      'device/worker/worker.link.',
      'install/vitals/fieldData.',
      'device/worker/newVersion.',
      'net/offlineQueue/',
      'net/embed/origin.rules.',
      'net/intent.',
      'net/requireUrl.',
      'net/query/polling.',
      'api/account/session.',
      'api/content/chat.',
      'api/content/letters.',
      'api/games/catalogue.',
      'api/games/liveModels.',
      'games/lookup/knownGame.',
      'ui/Picture.',
      'ui/button/LinkButton.',
      'ui/feedback/Badge.',
      'ui/feedback/EmptyState.',
      'i18n/clock.',
      'i18n/digits.',
      'i18n/foreign/N',
      'i18n/foreign/P',
      'i18n/text/failureText.address.',
      'messages/notices/announcements.',
      'messages/notices/notices.',
      'messages/unread/unread.',
      'verification/human/human.atoms.',
    ],
  },
  sheet: {
    why: 'what a first visit opens over the page: small, for it is waited for',
    modules: [
      'launch/demo/DemoSheet.',
      'ui/feedback/Embed.',
      'ui/overlay/Modal.',
      'ui/overlay/Sheet.',
      '/useBlocker.',
    ],
  },
  play: {
    why: 'the page of a game; requested while a guest decides, or at a tap',
    modules: [
      'launch/LaunchScreen.',
      'launch/GameCover.',
      'launch/launch.atoms.',
      'games/own/played.',
      'launch/useExit.',
      'launch/usePlay',
      'net/embed/play.rules.',
      'net/embed/useEmbeddedPlay.',
      'ui/feedback/PlayCover.',
      'ui/overlay/growPicture.',
    ],
  },
  home: {
    why: 'what home shows around its rows',
    modules: [
      'promotions/banners/BannerSlide',
      'promotions/banners/live.atoms.',
      'ui/list/Carousel.',
      'messages/notices/NoticeLine.',
      'toasts/ToastHost.',
    ],
  },
  after: {
    why: 'what every screen loads once it stands',
    modules: [
      'shell/BackgroundTasks.',
      'shell/footer/HomeFoot.',
      'support/channels/cipher.',
      'status/ErrorPage.',
      'status/ServiceLink.',
      'install/background.',
      'games/home/prefetch.',
    ],
  },
  'web-vitals': {
    why: 'the field data of a visit, and its failures',
    modules: ['install/vitals/vitals.', 'install/failures/', 'web-vitals/'],
  },
  menu: {
    why: 'the menu, and what the end of home has of it',
    modules: ['shell/menu/MenuItems.', 'shell/footer/Promo.', 'shell/footer/HelpTopics.'],
  },
  player: {
    why: 'the header and home of whoever is logged in',
    modules: ['features/wallet/Balance', 'features/wallet/wallet.', 'header/PlayerActions.'],
  },
  screens: {
    why: 'what screens of every kind show: filters, errors, the age of a copy',
    modules: [
      'i18n/age/',
      'ui/feedback/ErrorState.',
      'ui/form/Chips.',
      'ui/form/SearchBox.',
      '/unwrap.',
    ],
  },
  marks: {
    why: 'the marks of providers: in lists, in the menu and of lotteries',
    modules: ['tile/VendorLogo.', 'ui/art/VendorMark.', 'ui/art/marks.'],
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
    ],
  },
  dialogs: {
    why: 'questions and the menu',
    modules: ['ui/overlay/Dialog.', 'ui/overlay/Drawer.', 'toasts/ConfirmHost.'],
  },
  forms: {
    why: 'login and registration, each of which leads to the other',
    modules: [
      'api/account/mobile.',
      'api/account/verification.',
      'i18n/text/failureText.forms.',
      'ui/form/Field.',
      'ui/form/Checkbox.',
      'ui/feedback/Alert.',
      'ui/layout/account/',
      'ui/layout/Tabs.',
      'net/useIntent.',
      'net/money/unanswered.',
      'session/login/login.',
      'session/login/use',
      'session/remembered/',
      'verification/Ca',
      'verification/Co',
      'verification/co',
      'verification/useCode',
      'verification/usePhonePolicy.',
      'features/social/SocialButtons.',
      'features/social/social.',
      'trial/TrialAction.',
      'trial/trial.',
      'device/storage/referral.',
      'device/launch.',
      'handOff/handOff.atoms.',
      'handOff/handOff.rules.',
      'handOff/HandOff.module.',
    ],
  },
}

/** The first view is two files, libraries and app; its search schema for lists stays with it. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', tags: ['$initial'], test: /node_modules\/(?!workbox-window|idb-keyval)/ },
  { name: 'app', tags: ['$initial'] },
  ...Object.entries(later).map(([name, { modules }]) => ({
    name,
    test: (id: string) => modules.some((part) => id.includes(part)),
  })),
]
