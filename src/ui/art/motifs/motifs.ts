import { animals } from './animals.ts'
import { draws } from './draws.ts'
import { fair } from './fair.ts'
import { flight } from './flight.ts'
import { food } from './food.ts'
import { places } from './places.ts'
import { plants } from './plants.ts'
import { riches } from './riches.ts'
import { sky } from './sky.ts'
import { tables } from './tables.ts'
import { textile } from './textile.ts'
import { water } from './water.ts'

export const motifs = {
  ...animals,
  ...draws,
  ...fair,
  ...flight,
  ...food,
  ...places,
  ...plants,
  ...riches,
  ...sky,
  ...tables,
  ...textile,
  ...water,
} as const
export type Motif = keyof typeof motifs

export const isMotif = (text: string): text is Motif => Object.hasOwn(motifs, text)
