export type Spoil = (answer: Response, request: Request) => Promise<Response>

interface Fields {
  [name: string]: unknown
}

const areFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The objects of an answer's value: the value itself, or what it has in a field, or every row there. */
const objectsIn = (value: unknown, field?: string) =>
  [field !== undefined && areFields(value) ? value[field] : value].flat().filter(areFields)

/** Changes the value of successful answers, or the object or the rows in one of its fields. */
export const valued =
  (change: (fields: Fields, at: number) => void, field?: string): Spoil =>
  async (answer) => {
    const body: unknown = JSON.parse(await answer.text())
    if (areFields(body) && body['success'] === true) objectsIn(body['value'], field).forEach(change)
    return new Response(JSON.stringify(body), answer)
  }

export const text =
  (body: string, init: ResponseInit = {}): Spoil =>
  async (answer) =>
    new Response(body, { status: answer.status, headers: answer.headers, ...init })

export const status =
  (code: number): Spoil =>
  async (answer) =>
    new Response(await answer.text(), { status: code, headers: answer.headers })

export const header =
  (name: string, value: string | null): Spoil =>
  async (answer) => {
    const headers = new Headers(answer.headers)
    headers.delete(name)
    if (value) headers.set(name, value)
    return new Response(await answer.text(), { status: answer.status, headers })
  }

export const renamed = (from: string, to: string) => (row: Fields) => {
  row[to] = row[from]
  delete row[from]
}

const stored = new Map<string, string>()

/** Behaves like a proxy that caches private answers by URL. */
export const stale: Spoil = async (answer, request) => {
  const body = await answer.text()
  if (answer.ok) stored.set(request.url, body)
  return new Response(stored.get(request.url) ?? body, { status: 200, headers: answer.headers })
}
