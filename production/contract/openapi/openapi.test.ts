import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Client, signedIn } from '#sandbox/testing/client.ts'
import { contract } from '#api/contract.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { embedPermissions } from '#ui/feedback/embedPermissions.ts'
import { requestHeaders } from '#production/contract/check/headers.ts'
import { inputOf, reads } from '#production/contract/check/reads.ts'
import { openApiOf } from './document.ts'
import { pageOf } from './page.ts'

// The document as a reader of the file gets it.
const document = JSON.parse(JSON.stringify(openApiOf('1.0.0')))
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
ajv.addSchema(document, 'contract')

const operationOf = ({ method, path }: AnyEndpoint) => document.paths[path][method.toLowerCase()]
const escaped = (path: string) => path.replaceAll('/', '~1')

function misfitsOf({ method, path }: AnyEndpoint, answer: unknown) {
  const at = `contract#/paths/${escaped(path)}/${method.toLowerCase()}/responses/200/content`
  const fits = ajv.getSchema(`${at}/application~1json/schema`)
  if (!fits) throw new Error(`${method} ${path} has no schema`)
  return fits(answer) ? [] : fits.errors
}

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
  })

  it.each([...embedPermissions.sandbox, ...embedPermissions.allow])(
    'states what %s allows an embedded page',
    (permission) => {
      expect(document.info.description).toMatch(
        new RegExp(`^\\| \`${permission}\` \\| .+\\. \\|$`, 'm'),
      )
    },
  )

  it('has every call, with the description in its file', () => {
    for (const [name, endpoint] of Object.entries(contract))
      expect(operationOf(endpoint)).toMatchObject({
        operationId: name,
        'x-session': endpoint.session,
      })
    expect(operationOf(contract.cancelDeposit)).toMatchObject({
      tags: ['money/deposit'],
      description: expect.stringMatching(/^Cancels a deposit, .+\. Refused: order_closed\.\n/),
    })
    expect(operationOf(contract.launchGame).description).toContain(
      'limit_loss and limit_wager {period, resetsAt}, limit_session, cooling_off and self_excluded {until}.',
    )
  })

  it('names every header that the app sends', () => {
    const described = Object.keys(document.components.parameters).map((name) => name.toLowerCase())
    expect([...described, 'content-type', 'token'].toSorted()).toEqual(requestHeaders.toSorted())
  })

  it('requires session, key and encrypted body where the app sends them', () => {
    expect(operationOf(contract.getMember).security).toEqual([{ token: [], cookie: [] }])
    expect(operationOf(contract.listHotGames).security).toEqual([])
    expect(operationOf(contract.createDeposit).parameters).toContainEqual({
      $ref: '#/components/parameters/Idempotency-Key',
    })
    expect(Object.keys(operationOf(contract.login).requestBody.content)).toEqual([
      'application/jose',
    ])
  })

  it('states what is cached, and the refusals of a call', () => {
    expect(operationOf(contract.listHotGames)['x-cache']).toEqual({
      worker: true,
      sharedSeconds: 60,
    })
    expect(operationOf(contract.getMember)).not.toHaveProperty('x-cache')
    const { responses } = operationOf(contract.createDeposit)
    expect(responses['409'].description).toMatch(/`method_closed`.*looks the order up/)
  })
})

describe('the sandbox’s answers', () => {
  let client: Client
  const answers = new Map<string, unknown>()

  beforeAll(async () => {
    client = await signedIn('member')
    const inOrder = reads.toSorted(
      ([one], [other]) => Number(isDetail(one)) - Number(isDetail(other)),
    )
    for (const [name, endpoint] of inOrder) {
      const input = inputOf(name, 'mela', (earlier) => valueOf(answers.get(earlier)))
      const query = Object.fromEntries(Object.entries(input ?? {}).map(([k, v]) => [k, String(v)]))
      const { success, text } = await client.call(endpoint, query)
      if (input && success) answers.set(name, JSON.parse(text))
    }
  }, 60_000)

  const isDetail = (name: string) => name.startsWith('get')
  const valueOf = (answer: unknown) => (answer as { value?: unknown } | undefined)?.value

  it.each(reads.filter(([, { session }]) => session === 'none'))(
    'match the document: %s',
    (name, endpoint) => {
      expect(answers.has(name)).toBe(true)
      expect(misfitsOf(endpoint, answers.get(name))).toEqual([])
    },
  )

  it('match it for private calls, too', () => {
    const read = reads.filter(([name, { session }]) => session !== 'none' && answers.has(name))
    expect(read.length).toBeGreaterThan(30)
    for (const [name, endpoint] of read)
      expect([name, misfitsOf(endpoint, answers.get(name))]).toEqual([name, []])
  })

  it('do not match it with another envelope or a renamed field', () => {
    const { value } = answers.get('listVendors') as { value: Record<string, unknown>[] }
    expect(misfitsOf(contract.listVendors, { success: true, data: value })).not.toEqual([])
    const [{ displayName, ...vendor } = {}] = value
    const renamed = { success: true, value: [{ ...vendor, title: displayName }] }
    expect(misfitsOf(contract.listVendors, renamed)).not.toEqual([])
  })

  it('match it for refusals', async () => {
    const { text } = await client.call(contract.getGame, { merchantCode: 'mela', nodeId: 'none' })
    const fits = ajv.getSchema('contract#/components/schemas/Refusal')
    expect(fits?.(JSON.parse(text))).toBe(true)
    expect(fits?.({ success: true, value: [] })).toBe(false)
  })
})

it('has a page that loads nothing', () => {
  const page = pageOf(openApiOf('1.0.0'))
  expect(page).toMatch(/content="default-src 'none'; script-src( 'sha256-[^']+')+; style-src/)
  expect(page.replaceAll(/<script[^]*?<\/script>/g, '')).not.toMatch(/\b(src|href)=|@import|url\(/)
  expect(page).toContain('/lgw/game/hot')
})
