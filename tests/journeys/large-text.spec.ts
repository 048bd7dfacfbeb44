import { expectedIn, languageFaults } from '#tests/lab/languages/inspect.ts'
import { carrierOf, readPseudoCatalogs, speakPseudo } from '#tests/lab/languages/pseudo.ts'
import { largeTextFaults, loaded, phones } from '#tests/lab/screens/inspect.ts'
import { markupFaults } from '#tests/lab/screens/markup.ts'
import { screens } from '#tests/lab/screens/screens.ts'
import { makeContexts, settle } from '#tests/lab/screens/contexts.ts'
import { expect, go, speak, test } from '#tests/support/journey.ts'
import { furtherLanguage } from '#tests/support/languages.ts'

const densest = [
  'home',
  'home of a player',
  'lobby of one category',
  'login',
  'registration',
  'deposit',
  'withdraw',
  'profile',
  'VIP',
  'lottery',
  'jackpots',
]
const chosen = Object.values(screens)
  .flat()
  .filter(({ name }) => densest.includes(name))

/** Each screen is opened once, in the language of the one before, and read in both. */
const inTurn = (place: number) => {
  const codes = ['BN', 'EN']
  return place % 2 ? codes.toReversed() : codes
}

const catalogs = readPseudoCatalogs()

for (const who of ['guest', 'member'] as const)
  test(`large text cuts nothing on the densest screens of a ${who}, in any language, one from the right and the pseudo-languages included`, async ({
    browser,
    platform,
  }) => {
    test.setTimeout(120_000)
    expect(chosen).toHaveLength(densest.length)
    const [first = ''] = inTurn(0)
    const context = await makeContexts(browser, platform)(who, first)
    await speakPseudo(context, await catalogs)
    const page = await context.newPage()
    await page.goto('/m/help')
    const faults: string[] = []
    for (const [place, screen] of chosen.filter((one) => (one.who ?? 'guest') === who).entries()) {
      await go(page, screen.path)
      for (const code of inTurn(place)) {
        await speak(page, code)
        await loaded(page)
        await settle(page)
        const found = [
          ...(await markupFaults(page)),
          ...(await largeTextFaults(page, [130, 200], phones)),
        ]
        faults.push(...found.map((fault) => `${screen.name}, ${code}, ${fault}`))
      }
      // One of both on each screen, as each costs it a second.
      for (const code of [furtherLanguage('rtl').code, place % 2 ? 'XA' : 'XB']) {
        await speak(page, carrierOf(code))
        await settle(page)
        const found = await languageFaults(page, expectedIn(code, await catalogs))
        faults.push(...found.map((fault) => `${screen.name}, ${code}, ${fault}`))
      }
    }
    await page.close()
    expect(faults).toEqual([])
  })
