import {
  type FieldName,
  type RouletteOutcome,
  fields,
  numberPays,
  pockets,
} from '#sandbox/vendor/sheets/roulette.ts'
import type { Kind } from './kind.ts'

const isField = (input: unknown): input is FieldName =>
  typeof input === 'string' && Object.hasOwn(fields, input)

/** A number is text on the wire, for example "17". */
function numberOf(input: unknown): number | null {
  if (typeof input !== 'string' || !/^\d\d?$/.test(input)) return null
  return Number(input) < pockets.length ? Number(input) : null
}

const paysOn = (choice: FieldName | number, number: number) => {
  if (typeof choice === 'number') return choice === number ? numberPays : 0
  return fields[choice].covers(number) ? fields[choice].pays : 0
}

export const roulette: Kind<FieldName | number, null, RouletteOutcome> = {
  step: 100,
  terms: () => null,
  choose: (input) => (isField(input) ? input : numberOf(input)),
  decide(draw, choice) {
    const number = draw(pockets.length)
    return { hundredths: paysOn(choice, number), outcome: { number } }
  },
}
