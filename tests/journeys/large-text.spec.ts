import { largeTextFaults, loaded, phones } from '#tests/lab/screens/inspect.ts'
import { markupFaults } from '#tests/lab/screens/markup.ts'
import { screens } from '#tests/lab/screens/screens.ts'
import { languages } from '#i18n/languages.ts'
import { makeContexts, settle } from '#tests/lab/screens/contexts.ts'
import { expect, go, test } from '#tests/support/journey.ts'

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

for (const code of Object.keys(languages))
  test(`blocks are in no line, and large text breaks nothing, on the densest screens, in ${code}`, async ({
    browser,
    platform,
  }) => {
    test.setTimeout(120_000)
    expect(chosen).toHaveLength(densest.length)
    const contextOf = makeContexts(browser, platform)
    const faults: string[] = []
    for (const who of ['guest', 'member'] as const) {
      const page = await (await contextOf(who, code)).newPage()
      await page.goto('/m/help')
      for (const screen of chosen.filter((one) => (one.who ?? 'guest') === who)) {
        await go(page, screen.path)
        await loaded(page)
        await settle(page)
        const found = [
          ...(await markupFaults(page)),
          ...(await largeTextFaults(page, [130, 200], phones)),
        ]
        faults.push(...found.map((fault) => `${screen.name}, ${fault}`))
      }
      await page.close()
    }
    expect(faults).toEqual([])
  })
