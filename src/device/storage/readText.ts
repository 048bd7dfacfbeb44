const mostBytes = 6_000_000

/** Null for larger bodies; the rest is not read. */
export async function readText(response: Response): Promise<string | null> {
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  let text = ''
  let bytes = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (bytes > mostBytes) {
      void reader?.cancel()
      return null
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
