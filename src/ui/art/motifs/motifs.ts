import animals from './animals.json' with { type: 'json' }
import draws from './draws.json' with { type: 'json' }
import fair from './fair.json' with { type: 'json' }
import flight from './flight.json' with { type: 'json' }
import food from './food.json' with { type: 'json' }
import places from './places.json' with { type: 'json' }
import plants from './plants.json' with { type: 'json' }
import riches from './riches.json' with { type: 'json' }
import sky from './sky.json' with { type: 'json' }
import tables from './tables.json' with { type: 'json' }
import textile from './textile.json' with { type: 'json' }
import water from './water.json' with { type: 'json' }

/** In the notation of part.ts. */
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
}
export type Motif = keyof typeof motifs

export const isMotif = (text: string): text is Motif => Object.hasOwn(motifs, text)
