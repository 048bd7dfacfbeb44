interface LoggedRequest {
  readonly n: number
  readonly method: string
  readonly path: string
  readonly query: Record<string, string>
  readonly status: number
  readonly headers: Record<string, string>
  readonly account: string | null
}

const kept = 5000
const secretHeaders = new Set(['token', 'cookie', 'authorization'])
const secretQuery = /token|ticket|password|captcha|verificationcode|^code$/i

/** Received requests with secrets masked; the oldest ones are dropped. */
export class RequestLog {
  #entries: LoggedRequest[] = []
  #names = new WeakMap<Request, string>()
  #n = 0

  name(request: Request, username: string) {
    this.#names.set(request, username)
  }

  add(request: Request, status: number) {
    const { pathname, searchParams } = new URL(request.url)
    this.#n += 1
    this.#entries.push({
      n: this.#n,
      method: request.method,
      path: pathname,
      query: masked([...searchParams], (name) => secretQuery.test(name)),
      status,
      headers: masked([...request.headers], (name) => secretHeaders.has(name)),
      account: this.#names.get(request) ?? null,
    })
    if (this.#entries.length > kept) this.#entries.shift()
  }

  since(n: number) {
    return this.#entries.filter((entry) => entry.n > n)
  }
}

const masked = (pairs: [string, string][], isSecret: (name: string) => boolean) =>
  Object.fromEntries(pairs.map(([name, value]) => [name, isSecret(name) ? '***' : value]))
