import { toJsonSchema } from '@valibot/to-json-schema'
import { contract } from '#api/contract.ts'

/** Every endpoint with its input and output as JSON Schema. */
export const describeContract = () =>
  Object.entries(contract).map(([name, endpoint]) => ({
    name,
    method: endpoint.method,
    path: endpoint.path,
    session: endpoint.session,
    sealed: endpoint.sealed,
    idempotent: endpoint.idempotent,
    input: toJsonSchema(endpoint.input, { typeMode: 'input', errorMode: 'ignore' }),
    output: toJsonSchema(endpoint.output, { typeMode: 'input', errorMode: 'ignore' }),
  }))
