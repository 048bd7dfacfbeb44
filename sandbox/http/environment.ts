import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { dist } from '#build/site/dist.ts'

function numberOf(name: string, otherwise: number, most = Number.MAX_SAFE_INTEGER) {
  const text = process.env[name] || otherwise
  const value = Number(text)
  if (Number.isSafeInteger(value) && value >= 0 && value <= most) return value
  console.error(`${name} is a whole number of at most ${most}, not “${text}”`)
  process.exit(1)
}

/** The two after it are the games' and the sign-in provider's. */
const lastPort = 65_533

/**
 * The origins that browsers see if a web server is in front. The platform's defaults to the site's.
 */
function publicOrigins() {
  const { SITE_ORIGIN: site, GAME_ORIGIN: games, PLATFORM_ORIGIN: platform = site } = process.env
  const { PICTURE_ORIGIN: pictures } = process.env
  if (!site || !games || !platform) return {}
  return {
    publicOrigins: { site, games },
    ...(platform !== site && { elsewhere: { site, platform, ...(pictures && { pictures }) } }),
  }
}

export function readEnvironment() {
  const database = process.env.SANDBOX_DB ?? '.sandbox/world.db'
  if (database !== ':memory:') mkdirSync(dirname(database), { recursive: true })
  return {
    port: numberOf('PORT', 4173, lastPort),
    database,
    games: numberOf('SANDBOX_GAMES', 1500),
    seed: numberOf('SANDBOX_SEED', 1),
    ...(process.env.SANDBOX_KEY && { controlKey: process.env.SANDBOX_KEY }),
    trustsProxy: process.env.TRUST_PROXY === '1',
    ...publicOrigins(),
    dist,
  }
}
