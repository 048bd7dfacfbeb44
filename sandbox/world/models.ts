import { hash } from './random.ts'
import type { Names } from './language.ts'

interface Model {
  readonly id: number
  readonly names: Names
}

const model = (id: number, en: string, bn: string): Model => ({ id, names: { en, bn } })

/** Presenters of live tables by stage name; even ids are men. */
export const models: readonly Model[] = [
  model(1, 'Anika', 'আনিকা'),
  model(2, 'Tariq', 'তারিক'),
  model(3, 'Meher', 'মেহের'),
  model(4, 'Rafi', 'রাফি'),
  model(5, 'Shanta', 'শান্তা'),
  model(6, 'Jahid', 'জাহিদ'),
  model(7, 'Lamia', 'লামিয়া'),
  model(8, 'Sumon', 'সুমন'),
  model(9, 'Nishat', 'নিশাত'),
  model(10, 'Arif', 'আরিফ'),
]

const shift = 4 * 60 * 60_000

/** Shifts of four hours: each presenter works two out of three, so that some are always live. */
export const isStreaming = ({ id }: Model, now: number) =>
  (Math.floor(now / shift) + hash(`model ${id}`)) % 3 !== 0
