import * as v from 'valibot'

const Text = v.nullish(v.pipe(v.string(), v.trim()), null)

export const Address = v.pipe(
  Text,
  v.transform((address) => address || null),
)

export function opening<T extends v.GenericSchema>(key: string, answer: T) {
  const empty = v.nullish(v.object({ [key]: Text }))
  const without = v.pipe(
    empty,
    v.check((value) => !value?.[key], 'an answer with an address is read as a whole'),
    v.transform(() => null),
  )
  return v.union([answer, without])
}
