export type AnyJson = ReturnType<typeof JSON.parse>

export type Spoil = (answer: Response, request: Request) => Promise<Response>

/** Changes the value of successful answers. */
export const valued =
  (change: (value: AnyJson) => unknown): Spoil =>
  async (answer) => {
    const body = JSON.parse(await answer.text())
    if (body.success) body.value = change(body.value) ?? body.value
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

export const renamed = (from: string, to: string) => (row: AnyJson) => {
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
