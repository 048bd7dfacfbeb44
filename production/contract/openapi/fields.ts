import { isRecord } from '../../../src/device/isRecord.ts'
import { codeOf, listOf, phraseOf, recordOf, textOf } from './html.ts'
import type { Json } from './schemas.ts'

const sizes = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems']
const limits = new Set(['pattern', ...sizes, 'format', 'contentEncoding', 'default'])

export const linkTo = (name: string) => `<a href="#${name}">${name}</a>`

const optionsOf = ({ anyOf, oneOf, allOf }: Json) => listOf(anyOf ?? oneOf ?? allOf).map(recordOf)

/** What a value is, in words; schemas that have a name are links. */
function typeOf(schema: Json): string {
  const { $ref, enum: values, items, additionalProperties: value, allOf, type } = schema
  if (typeof $ref === 'string') return linkTo($ref.slice($ref.lastIndexOf('/') + 1))
  if (values)
    return listOf(values)
      .map((one) => codeOf(JSON.stringify(one)))
      .join(' or ')
  const options = optionsOf(schema)
  if (options.length > 0) return options.map(typeOf).join(allOf ? ' and ' : ' or ')
  if (items) return `list of ${typeOf(recordOf(items))}`
  if (value) return `values by name, each ${typeOf(recordOf(value))}`
  return textOf(type) || 'anything'
}

/** The fields of an object, of the rows of a list, or of each of several forms. */
export function fieldsOf(schema: Json): string {
  const { properties, required, items, additionalProperties, contentSchema } = schema
  const own = Object.entries(recordOf(properties)).map(([name, field]) =>
    fieldOf(name, recordOf(field), listOf(required).includes(name)),
  )
  if (own.length > 0) return `<ul>${own.join('')}</ul>`
  return [...optionsOf(schema), items, additionalProperties, contentSchema]
    .filter(isRecord)
    .map(fieldsOf)
    .join('')
}

export function fieldOf(name: string, schema: Json, isRequired: boolean) {
  const limited = Object.entries(schema).filter(([key]) => limits.has(key))
  const notes = [
    isRequired ? '' : ', optional',
    ...limited.map(([key, value]) => `, ${key} ${codeOf(JSON.stringify(value))}`),
    schema['description'] ? `. ${phraseOf(schema['description'])}` : '',
  ]
  return `<li>${codeOf(name)} ${typeOf(schema)}${notes.join('')}${fieldsOf(schema)}`
}
