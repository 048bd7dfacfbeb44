import { isCachedPath } from '#api/cached.ts'
import { sharedSeconds } from '#api/shared.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { contentTypeOf, deadlines } from '#net/call.ts'
import { isRecord } from '#device/isRecord.ts'
import { schemaEntriesOf, isOptional } from '#production/contract/shape.ts'
import { describedAs, textOf } from './described.ts'
import { refusalsOf } from './refusals.ts'
import { type Json, schemaOf } from './schemas.ts'

const header = (name: string) => ({ $ref: `#/components/parameters/${name}` })

/** The operation of an endpoint; `nameOf` returns the names of other endpoints. */
export function operationOf(
  name: string,
  endpoint: AnyEndpoint,
  nameOf: (other: AnyEndpoint) => string,
): Json {
  const { tag, about } = describedAs(name)
  const stales = endpoint.stales.map(nameOf)
  const cache = cacheOf(endpoint)
  return {
    operationId: name,
    summary: titleOf(name),
    description: [textOf(about), ...notesOf(endpoint), staleNote(stales)]
      .filter(Boolean)
      .join('\n\n'),
    tags: [tag],
    security: security[endpoint.session],
    parameters: [...queryOf(endpoint), ...headersOf(endpoint)],
    ...(endpoint.method !== 'GET' && { requestBody: bodyOf(endpoint) }),
    responses: { 200: successOf(endpoint), ...refusalsOf(endpoint, about) },
    'x-session': endpoint.session,
    'x-deadline-seconds': deadlines[endpoint.deadline] / 1000,
    ...(cache && { 'x-cache': cache }),
    ...(stales.length > 0 && { 'x-stales': stales }),
  }
}

/** `listHotGames` → `List hot games`. */
function titleOf(name: string) {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const both = { token: [], cookie: [] }
const security: Readonly<Record<AnyEndpoint['session'], readonly Json[]>> = {
  none: [],
  optional: [{}, both],
  required: [both],
  cookie: [{ cookie: [] }],
}

function cacheOf({ path }: AnyEndpoint): Json | null {
  const worker = isCachedPath(path)
  const seconds = sharedSeconds[path]
  if (!worker && !seconds) return null
  return { worker, ...(seconds && { sharedSeconds: seconds }) }
}

const sessionNotes: Readonly<Record<AnyEndpoint['session'], string>> = {
  none: '',
  optional: 'With or without a session.',
  required: 'Needs a session: the `Token` header and the cookie of the login.',
  cookie: 'The cookie of the login is enough; no `Token` is sent.',
}

function notesOf({ path, idempotent, deadline, session }: AnyEndpoint): string[] {
  const seconds = sharedSeconds[path]
  return [
    sessionNotes[session],
    `The app waits ${deadlines[deadline] / 1000} s.`,
    isCachedPath(path)
      ? 'The service worker stores the answer, gives it at once the next time, and asks again with `If-None-Match`.'
      : '',
    seconds
      ? `A web server or CDN may answer for ${seconds} s: the URL says all it depends on.`
      : '',
    idempotent
      ? 'A retry repeats the `Idempotency-Key`: what has taken effect is answered again and not done twice; what was refused is decided anew.'
      : '',
    idempotent && deadline === 'money'
      ? 'After a lost answer the app looks for the order before it asks again.'
      : '',
  ].filter(Boolean)
}

const staleNote = (stales: readonly string[]) =>
  stales.length > 0 ? `After a success the app asks again for ${stales.join(', ')}.` : ''

function queryOf({ method, input }: AnyEndpoint): Json[] {
  if (method !== 'GET') return []
  const { properties } = schemaOf(input)
  return schemaEntriesOf(input).map(([name, field]) => {
    const schema = isRecord(properties) && isRecord(properties[name]) ? properties[name] : {}
    const description = valuesOf(schema)
    const required = !isOptional(field)
    return { name, in: 'query', required, schema, ...(description && { description }) }
  })
}

/** Repeats the values in words: viewers show an enumeration only in forms that send requests. */
function valuesOf({ enum: values, default: standard }: Json): string {
  const all = Array.isArray(values) ? values.map((value) => `\`${value}\``).join(', ') : ''
  const missing =
    standard === undefined ? '' : `\`${JSON.stringify(standard)}\` where it is left out.`
  return [all && `${all}.`, missing].filter(Boolean).join(' ')
}

const headersOf = ({ idempotent, sealed }: AnyEndpoint) => [
  ...['Merchant', 'Language', 'Device'].map(header),
  ...(idempotent ? [header('Idempotency-Key')] : []),
  ...(sealed ? [header('Encryption')] : []),
]

function bodyOf(endpoint: AnyEndpoint): Json {
  const type = contentTypeOf(endpoint)
  const payload = schemaOf(endpoint.input)
  if (!endpoint.sealed) return { required: true, content: { [type]: { schema: payload } } }
  const claims = { allOf: [payload, { $ref: '#/components/schemas/SealedClaims' }] }
  const schema = { type: 'string', contentMediaType: 'application/json', contentSchema: claims }
  return {
    required: true,
    description: 'A compact JWE (RSA-OAEP-256, A256GCM) to the key of `getSealingKey`.',
    content: { [type]: { schema } },
  }
}

function successOf(endpoint: AnyEndpoint): Json {
  const seconds = sharedSeconds[endpoint.path]
  const value = schemaOf(endpoint.output)
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Envelope' },
      { type: 'object', required: ['value'], properties: { value } },
    ],
  }
  const control = seconds ? `max-age=0, s-maxage=${seconds}` : 'no-store'
  return {
    description: 'The value, in its envelope.',
    headers: {
      Date: { $ref: '#/components/headers/Date' },
      'Cache-Control': { schema: { type: 'string', const: control } },
      ...(isCachedPath(endpoint.path) && { ETag: { $ref: '#/components/headers/ETag' } }),
    },
    content: { 'application/json': { schema } },
  }
}
