import { type Adapter, isFields } from '#api/adapt.ts'
import { contract } from '#api/contract.ts'
import { jsonOf } from './answer.ts'
import type { Ask } from './caller.ts'

/** Calls a platform through its adapter, as the app does with that brand. */
export const adapted =
  (adapter: Adapter, ask: Ask): Ask =>
  async (request) =>
    asContract(adapter, request, await ask(await asPlatform(adapter, request)))

const calledBy = ({ method, url }: Request) => ({ method, path: new URL(url).pathname })

async function asPlatform(adapter: Adapter, request: Request): Promise<Request> {
  const url = new URL(request.url)
  const query = adapter.toPlatform(calledBy(request), Object.fromEntries(url.searchParams))
  if (request.method === 'GET') {
    url.search = new URLSearchParams(textsOf(query)).toString()
    return new Request(url, request)
  }
  const isJson = /\bjson\b/.test(request.headers.get('Content-Type') ?? '')
  if (!isJson) return request
  const { method, headers, redirect, signal } = request
  const fields: unknown = JSON.parse((await request.text()) || '{}')
  const body = JSON.stringify(adapter.toPlatform(calledBy(request), fields))
  return new Request(url, { method, headers, redirect, signal, body })
}

const textsOf = (fields: unknown) =>
  isFields(fields) ? Object.entries(fields).map(([name, value]) => [name, String(value)]) : []

async function asContract(adapter: Adapter, request: Request, response: Response) {
  const text = await response.text()
  const body = jsonOf(text)
  if (body === undefined) return new Response(text || null, response)
  const status = adapter.statusOf(body, response.status)
  const { headers } = response
  return new Response(JSON.stringify(adapter.toContract(calledBy(request), body)), {
    status,
    headers,
  })
}

const calls = Object.values(contract).map(({ method, path }) => `${method} ${path}`)

/** Calls that the adapter names but the contract lacks; they would never be used. */
export const strayCalls = (adapter: Adapter): readonly string[] =>
  adapter.calls.filter((call) => !calls.includes(call))
