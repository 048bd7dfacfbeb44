import type { Motif } from './motif.ts'
import { balls, bingo, cards, dice, fan, football } from './motifs.games.ts'
import { microphone, pad, roosters, rocketTrail, shoal, wheelOfLuck } from './motifs.fair.ts'
import { placed } from './placed.ts'

const allSigns = ['gem', 'diya', 'pot', 'marigold', 'kite', 'fish', 'wheel'] as const

/** A great sign with two small ones at its feet. */
const signs: Motif = (_, random) => {
  const at = Math.floor(random() * allSigns.length)
  const step = 1 + Math.floor(random() * 2)
  const signAt = (place: number) => allSigns[(at + place * step) % allSigns.length] ?? 'gem'
  const tilt = Math.round(random() * 16 - 8)
  return placed([
    { sign: signAt(0), size: 186, tilt },
    { sign: signAt(1), size: 70, x: -80, y: 78, tilt: -10 },
    { sign: signAt(2), size: 70, x: 82, y: 80, tilt: 10 },
  ])
}

export const motifs: Readonly<Record<string, Motif>> = {
  RNG: signs,
  LIVE: cards,
  FISH: shoal,
  PVP: fan,
  SPORTS: football,
  ESPORTS: pad,
  CRASH: rocketTrail,
  LOTT: balls,
  ELOTT: balls,
  COCKFIGHT: roosters,
  BG: bingo,
  TG: dice,
  GAMESHOW: (palette, random) =>
    random() < 0.5 ? wheelOfLuck(palette, random) : microphone(palette, random),
}
