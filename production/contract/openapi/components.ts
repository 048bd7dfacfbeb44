import { locales } from '#i18n/languages.ts'
import { embeds } from './embeds.ts'
import { codeTable, refusalSchema } from './refusals.ts'
import { type Json, namedSchemas } from './schemas.ts'

const text = { type: 'string' }

const seldom = 'Not with reports, nor with public reads of another origin, whose URL says all.'

const parameters = {
  Merchant: { ...text, description: `\`merchantCode\` of merchant.json. ${seldom}` },
  Language: {
    ...text,
    description: `The interface’s, as ${Object.keys(locales).join(', ')}. ${seldom}`,
  },
  Device: { const: 'OTHERS', description: '`OTHERS` from the installed app, else nothing.' },
  'Idempotency-Key': {
    ...text,
    format: 'uuid',
    description:
      'The same for each retry of one intent. With another body it is refused: `idempotency_mismatch`.',
  },
  Encryption: { const: 'JWE', description: '`JWE`: the body is sealed.' },
}

const required = new Set(['Idempotency-Key', 'Encryption'])

const parameterOf = ([name, { description, ...schema }]: [string, Json]) => [
  name,
  { name, in: 'header', required: required.has(name), description, schema },
]

export const components = (): Json => ({
  schemas: { Envelope, Refusal: refusalSchema, SealedClaims, ...namedSchemas() },
  parameters: Object.fromEntries(Object.entries(parameters).map(parameterOf)),
  headers: {
    Date: {
      description: 'Countdowns run by it, where the answer is `no-store`.',
      schema: text,
    },
    ETag: { description: 'With `If-None-Match` an unchanged answer is a 304.', schema: text },
  },
  securitySchemes: {
    token: { type: 'apiKey', in: 'header', name: 'Token', description: 'From the login’s answer.' },
    cookie: {
      type: 'apiKey',
      in: 'cookie',
      name: 'session',
      description:
        'The login sets it, HttpOnly, under any name. Token and cookie count only together.',
    },
  },
})

const Envelope = {
  type: 'object',
  required: ['success', 'value'],
  properties: { success: { const: true } },
}

const SealedClaims = {
  type: 'object',
  required: ['iat', 'jti'],
  properties: {
    iat: { type: 'integer', description: 'When it was sealed, epoch milliseconds.' },
    jti: { type: 'string', format: 'uuid', description: 'Counts once.' },
  },
}

export const intro = `What the app asks of a platform, and what it reads of the answers.

**Envelope.** An answer is \`{"success": true, "value": …}\`, a refusal \`{"success": false, "code": "…"}\` with its status; \`success: false\` within the value is a refusal too. Money is a decimal string. A field that is not described here is ignored.

**Session.** A private call has the \`Token\` header and the HttpOnly cookie that the login set; either alone is a 401, which signs the player out.

**Lists.** An item that does not fit is left out alone; an optional field that does not fit is as if it were not there.

**Cache.** Public reads say everything they depend on in their URL. \`x-cache\` tells which of them the service worker stores (\`worker\`) and for how many seconds a web server or CDN may answer by itself (\`sharedSeconds\`). Everything else is \`no-store\`.

**Deadlines.** The app waits \`x-deadline-seconds\`, and asks again for what \`x-stales\` names after a success.

**Codes.** After \`maintenance\` and \`region_restricted\` the app asks for the status, whose flags show the service page. It tells these codes apart; any other is shown as "Unknown error".

${codeTable}

${embeds}`
