import { fieldOf, fieldsOf, linkTo } from './fields.ts'
import { codeOf, listOf, phraseOf, proseOf, recordOf, textOf } from './html.ts'
import type { Json } from './schemas.ts'

/** A call as the page shows it. */
export interface Call {
  readonly id: string
  readonly group: string
  readonly address: string
  readonly operation: Json
}

export const callsOf = (paths: Json): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(recordOf(methods)).map(([method, found]) => {
      const operation = recordOf(found)
      const { operationId, tags } = operation
      const address = `${method.toUpperCase()} ${path}`
      return { id: textOf(operationId), group: textOf(listOf(tags)[0]), address, operation }
    }),
  )

export function articleOf({ id, address, operation }: Call) {
  const { summary, description, parameters, requestBody, responses } = operation
  const { 200: answer, ...refusals } = recordOf(responses)
  return `<article id="${id}"><h3>${codeOf(address)}</h3>
<p><b>${phraseOf(summary)}</b> (${codeOf(id)})</p>
${proseOf(description)}
${parametersOf(listOf(parameters).map(recordOf))}
${requestBody ? contentOf('Body', recordOf(requestBody)) : ''}
${contentOf('Answer', recordOf(answer))}
<h4>Refusals</h4><ul>${Object.entries(refusals).map(refusalOf).join('')}</ul></article>`
}

/** Those of the query as fields; headers, which several calls share, as links. */
function parametersOf(parameters: readonly Json[]) {
  const query = parameters.filter(({ name }) => name !== undefined)
  const fields = query.map(({ name, schema, required }) =>
    fieldOf(textOf(name), recordOf(schema), required === true),
  )
  const headers = parameters.flatMap(({ $ref }) => textOf($ref).split('/').at(-1) || [])
  return `${fields.length > 0 ? `<h4>Query</h4><ul>${fields.join('')}</ul>` : ''}
<p>Headers: ${headers.map(linkTo).join(', ')}</p>`
}

function contentOf(title: string, { content, description, headers }: Json) {
  const [[type, body] = ['', {}]] = Object.entries(recordOf(content))
  const caching = textOf(recordOf(recordOf(recordOf(headers)['Cache-Control'])['schema'])['const'])
  return `<h4>${title}</h4><p>${codeOf(type)}${caching ? ` with ${codeOf(`Cache-Control: ${caching}`)}` : ''}. ${phraseOf(description)}</p>
${fieldsOf(recordOf(recordOf(body)['schema']))}`
}

const refusalOf = ([status, refusal]: [string, unknown]) =>
  `<li>${status}: ${phraseOf(recordOf(refusal)['description'])}`
