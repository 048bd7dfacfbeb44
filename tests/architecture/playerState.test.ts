import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { atomsOf, goingOnIntentsOf, plainAtomsOf } from './playerState.ts'

const root = join(import.meta.dirname, '../..')

/** Device, i18n and ui know no player. */
const files = globSync('src/{net,features,shell,routes}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|testing)\./.test(file),
)

const atoms = files.map(
  (file) => [file, atomsOf(file, readFileSync(join(root, file), 'utf8'))] as const,
)

const found = (namesIn: typeof plainAtomsOf) =>
  atoms.flatMap(([file, all]) => namesIn(all).map((name) => `${file}: ${name}`))

const ofThePhone = [
  'src/features/age/age.atoms.ts: declaredAtom',
  'src/features/games/tile/usePictures.ts: firstAtom',
  'src/features/install/download/bar/bar.atoms.ts: closedAtom',
  'src/features/install/download/popup/popup.atoms.ts: momentAtom',
  'src/features/install/handOff/firstStart.atoms.ts: isSettledAtom',
  'src/features/install/homeScreen/offers.atoms.ts: isInstalledAtom',
  'src/features/install/update.atoms.ts: isPostponedAtom',
  'src/features/install/update.atoms.ts: isTakenAtom',
  'src/features/reports/fieldData.atoms.ts: allowedAtom',
  // By a mark of each account.
  'src/features/messages/popup/popup.atoms.ts: seenByAtom',
  'src/features/support/widget/widget.atoms.ts: stateAtom',
  'src/features/wallet/wallet.atoms.ts: hiddenAtom',
  'src/net/reach/reach.ts: failedAtom',
]

const ofThePage = [
  'src/features/games/home/GameRow.tsx: unreadAtom',
  'src/features/games/lobby/LobbyScreen.tsx: uncounted',
  'src/features/games/lobby/ListMenu.tsx: isOpenedAtom',
  'src/features/games/lookup/orCatalogue.ts: limitOf',
  'src/features/games/sheet/useSheet.ts: heldAtom',
  'src/features/help/help.atoms.ts: followedAtom',
  'src/features/install/handOff/firstStart.atoms.ts: isTakingOverAtom',
  'src/features/install/homeScreen/homeScreen.atoms.ts: isHomeScreenOpenAtom',
  'src/features/install/homeScreen/offers.atoms.ts: isTimeAtom',
  'src/features/install/offlineQueue/OfflineQueueHost.tsx: isOfflineQueueOpenAtom',
  'src/net/reports/lostPart.ts: lostPartsAtom',
  'src/features/lottery/strips/HomeStrips.tsx: restingAtom',
  'src/features/messages/notices/NoticesScreen.tsx: drawnAtom',
  'src/features/promotions/banners/BannerCarousel.tsx: liveAtom',
  'src/features/registration/register.atoms.ts: roundAtom',
  'src/features/wallet/wallet.atoms.ts: isWidgetSeenAtom',
  'src/net/form/useForm.ts: noDraft',
  'src/shell/affiliate/affiliate.atoms.ts: isAffiliateOpenAtom',
  'src/shell/status/status.atoms.ts: isBrowsingCachedAtom',
]

const ofThePlatform = [
  'src/features/games/lookup/searcher.ts: confirmedAtAtom',
  'src/features/merchant/merchant.atoms.ts: merchantAtom',
  'src/features/merchant/merchant.atoms.ts: storedSiteAtom',
  // What it asks of whoever tries next.
  'src/features/session/login/login.atoms.ts: isCaptchaRequiredAtom',
  'src/features/session/login/login.atoms.ts: pausedAtom',
  'src/features/support/connection/connection.atoms.ts: storedLinesAtom',
  'src/features/support/support.atoms.ts: codeAtom',
  'src/features/trial/trial.atoms.ts: isCaptchaRequiredAtom',
  'src/features/verification/question.atoms.ts: heldAtom',
  'src/features/verification/question.atoms.ts: turnAtom',
  'src/shell/status/status.atoms.ts: storedAtom',
]

/** What says who is here. */
const session = [
  'src/features/session/session.atoms.ts: overFormAtom',
  'src/features/session/session.atoms.ts: recordAtom',
  'src/net/session/credentials.ts: heldAtom',
  'src/net/session/player.ts: cellAtom',
]

/** They go on with what is the same for everybody, or, as the last two, know whose it is by themselves. */
const publicIntents = [
  'src/features/games/launch/actions/actions.atoms.ts: navigateIntent',
  'src/features/games/launch/launch.atoms.ts: findGameIntent',
  'src/features/install/background/background.ts: startBackgroundIntent',
  'src/features/install/background/cacheForOffline.ts: cacheForOfflineIntent',
  'src/features/install/homeScreen/homeScreen.atoms.ts: addToHomeScreenIntent',
  'src/features/verification/question.atoms.ts: questionAtom',
  'src/shell/arrival/useHiddenMoney.ts: showAgainIntent',
  'src/shell/boot.ts: bootIntent',
  'src/shell/refresh/PullToRefresh.tsx: refreshHomeIntent',
  'src/features/session/signOut/signOut.ts: logoutIntent',
  'src/net/offlineQueue/offlineQueue.ts: deferIntent',
]

describe('state of a person', () => {
  it('is held in a playerAtom: the only plain atoms are these', () => {
    const listed = [...ofThePhone, ...ofThePage, ...ofThePlatform, ...session]
    expect(found(plainAtomsOf).toSorted()).toEqual(listed.toSorted())
  })

  it('is written for its own player: an intent with an await is a playerIntent', () => {
    expect(found(goingOnIntentsOf).toSorted()).toEqual(publicIntents.toSorted())
  })
})

describe('the check', () => {
  it.each([
    'const it = atom("")',
    'const it = atom<string | null>(null)',
    'const it = atom(new Set<string>())',
    'const it = atom(readStored())',
    'const it = atom(readStored)',
    'const it = atom(() => readStored())',
    'const it = atom({}, (get, set) => set(other, 1))',
    'const all = { it: atom(0) }',
    'const make = () => { const it = atom(0); return it }',
    'const it = atomWithStorage("key", "")',
  ])('finds a plain atom in %s', (source) => {
    expect(plainAtomsOf(atomsOf('planted.ts', source))).toEqual(['it'])
  })

  it.each([
    'const it = atom((get) => get(other))',
    'const it = atom(null, (get, set) => set(other, 1))',
    'const it = playerAtom("")',
    'const it = atomWithQuery((get) => ({}))',
  ])('passes %s', (source) => {
    expect(plainAtomsOf(atomsOf('planted.ts', source))).toEqual([])
  })

  it.each([
    ['it', 'const it = atom(null, async () => { await one(); await two() })'],
    ['it', 'const it = atom(null, async (get, set) => { await one(); set(other, 1) })'],
    ['it', 'const it = atom(null, async () => { const a = await one(); return perform(two, a) })'],
    [undefined, 'const it = atom(null, async (get, set) => { await set(other, 1) })'],
    [undefined, 'const it = playerIntent(async () => { await one(); await two() })'],
    [
      undefined,
      'const it = atom(null, async (get, set) => { const isSame = samePlayer(); await one(); if (isSame()) set(other, 1) })',
    ],
  ])('finds %s where an intent continues: %s', (name, source) => {
    expect(goingOnIntentsOf(atomsOf('planted.ts', source))).toEqual(name ? [name] : [])
  })
})
