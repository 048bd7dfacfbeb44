import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { rmSync } from 'node:fs'
import { startPlatform } from '#tests/support/platform.ts'
import { passwordOf } from '#tests/support/journey.ts'
import { type Engine, pause } from './engine.ts'
import { fill, isAt, press, sees, until } from './actions.ts'

const tile = 'main [data-node-id]'
const offline = '[data-offline]'

/**
 * Home, lobby, search, login, one round, deposit, offline return, logout: takes a picture after
 * each step.
 */
export async function walkWay(engine: Engine, keep: (step: string) => Promise<void>) {
  const database = join(tmpdir(), `mela-engines-${process.pid}.db`)
  let platform = await startPlatform({ database })
  const { port, url } = platform
  const seesHome = async () => {
    await sees(engine, '[data-category=HOT] [data-node-id]')
    await sees(engine, '[aria-label=Highlights] strong')
    await sees(engine, 'main section li', 'Welcome to Mela')
    await pause(1500)
  }
  try {
    await engine.open(`${url}/m/home?lang=EN`)
    await seesHome()
    await keep('home')

    await press(engine, 'a', 'View all: Slots')
    await until(engine, `location.search.includes('gameCategory=RNG')`)
    await until(engine, `!document.querySelector('[data-category=HOT]')`)
    await sees(engine, tile)
    await keep('lobby')

    await engine.open(`${url}/m/home?lang=EN`)
    await pause(2000)
    await press(engine, 'button', 'Search')
    await fill(engine, '[aria-label="Search games"] input', '', 'tiger')
    await sees(engine, '[aria-label="Games found"] button')
    await keep('search')

    await engine.open(`${url}/m/login?next=/m/home`)
    await fill(engine, 'main input', 'Username', 'member')
    await fill(
      engine,
      'main input[type=password]',
      'Password',
      await passwordOf(platform, 'member'),
    )
    await press(engine, 'main button', 'Sign in')
    await isAt(engine, '/m/home')
    await sees(engine, 'section, [role=region]', '৳')
    await seesHome()
    await press(engine, 'dialog button', 'Got it')
    await keep('login')

    await engine.open(`${url}/m/gameLobbyCenter?gameCategory=RNG`)
    await press(engine, `${tile} button`)
    await isAt(engine, '/m/launchGame')
    await sees(engine, 'button', 'Spin', true)
    await press(engine, 'button', 'Spin', true)
    await pause(1000)
    await until(engine, `!document.body.innerText.includes('Spinning')`, true)
    await pause(2000)
    await keep('one round')
    await press(engine, 'button', 'Exit game')
    await isAt(engine, '/m/gameLobbyCenter')
    await sees(engine, tile)

    await engine.open(`${url}/m/voucherCenter`)
    await press(engine, 'main label', 'TakaTap')
    await press(engine, 'main button', 'Continue')
    await fill(engine, 'main input', 'Amount', '500')
    await press(engine, 'main button', 'Continue to payment')
    await sees(engine, 'main h1, main h2', 'Pay ৳')
    await keep('deposit')

    await engine.open(`${url}/m/home`)
    await until(engine, `navigator.serviceWorker.controller`)
    await seesHome()
    await pause(4000)
    await platform.stop()
    await engine.open(`${url}/m/home`)
    await sees(engine, offline)
    await seesHome()
    await keep('offline return')

    platform = await startPlatform({ database, port })
    await engine.open(`${url}/m/member/home`)
    await press(engine, 'main button', 'Sign out')
    await press(engine, 'dialog button', 'Sign out')
    await sees(engine, 'header a', 'Sign in')
    await seesHome()
    await keep('logout')
  } finally {
    await platform.stop()
    rmSync(database, { force: true })
  }
}
