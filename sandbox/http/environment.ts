import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

const numberOf = (name: string, otherwise: number) => {
  const value = Number(process.env[name] ?? otherwise)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} is not a number`)
  return value
}

/**
 * The origins that browsers see if a web server is in front. The platform's defaults to the site's.
 */
function publicOrigins() {
  const { SITE_ORIGIN: site, GAME_ORIGIN: games, PLATFORM_ORIGIN: platform = site } = process.env
  if (!site || !games || !platform) return {}
  return {
    publicOrigins: { site, games },
    ...(platform !== site && { elsewhere: { site, platform } }),
  }
}

export function readEnvironment() {
  const database = process.env.SANDBOX_DB ?? '.sandbox/world.db'
  if (database !== ':memory:') mkdirSync(dirname(database), { recursive: true })
  return {
    port: numberOf('PORT', 4173),
    database,
    games: numberOf('SANDBOX_GAMES', 1500),
    seed: numberOf('SANDBOX_SEED', 1),
    ...(process.env.SANDBOX_KEY && { controlKey: process.env.SANDBOX_KEY }),
    trustsProxy: process.env.TRUST_PROXY === '1',
    ...publicOrigins(),
    dist: process.env.DIST ?? 'dist',
  }
}
