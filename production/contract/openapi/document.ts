import { contract } from '#api/contract.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { components, intro } from './components.ts'
import { describedAs } from './described.ts'
import { operationOf } from './operation.ts'
import type { Json } from './schemas.ts'

const endpoints: readonly (readonly [string, AnyEndpoint])[] = Object.entries(contract)

const nameOf = (wanted: AnyEndpoint) => {
  const found = endpoints.find(([, endpoint]) => endpoint === wanted)
  if (!found) throw new Error(`${wanted.method} ${wanted.path} is not in the contract`)
  return found[0]
}

/** The contract as OpenAPI 3.1, generated from the definitions that the app uses for its calls. */
export function openApiOf(version: string) {
  return {
    openapi: '3.1.0',
    info: { title: 'The platform’s contract', version, description: intro },
    servers: [{ url: '/', description: 'The origin of the site' }],
    tags: tags(),
    paths: paths(),
    components: components(),
  }
}

function tags(): Json[] {
  const unique = new Set(endpoints.map(([name]) => describedAs(name).tag))
  return [...unique].toSorted().map((name) => ({ name }))
}

function paths(): Json {
  const byPath = Map.groupBy(endpoints, ([, { path }]) => path)
  const items = [...byPath].map(([path, some]) => [
    path,
    Object.fromEntries(
      some.map(([name, endpoint]) => [
        endpoint.method.toLowerCase(),
        operationOf(name, endpoint, nameOf),
      ]),
    ),
  ])
  return Object.fromEntries(items)
}
