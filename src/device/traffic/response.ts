const maxBytes = 6_000_000

/** Null for larger bodies; the rest is not read. */
export async function readText(response: Response): Promise<string | null> {
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  let text = ''
  let bytes = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (bytes > maxBytes) {
      void reader?.cancel()
      return null
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/** Milliseconds for which a rate-limited call is not repeated, whatever the answer says. */
export const minPause = 10_000

/** Milliseconds after which a rate-limited call may be repeated; Infinity if the answer does not say. */
export function retryAfter({ headers }: Pick<Response, 'headers'>): number {
  const text = headers.get('Retry-After')?.trim() ?? ''
  // The platform's own time, because the phone's clock may be wrong.
  const now = Date.parse(headers.get('Date') ?? '') || Date.now()
  const pause = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(pause) ? Infinity : Math.max(pause, minPause)
}
