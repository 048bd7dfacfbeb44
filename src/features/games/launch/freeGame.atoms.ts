import { atom } from 'jotai'
import { hotPagesAtom } from '#features/games/catalogue/games.atoms.ts'
import { freeLaunchOf } from './launch.rules.ts'

/** The most played game that has free play; null where there is none. */
export const freeGameAtom = atom((get) => {
  const game = get(hotPagesAtom).value?.find(({ demo }) => demo)
  return game ? freeLaunchOf(game) : null
})
