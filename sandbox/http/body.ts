const decoder = new TextDecoder()

/** The body as text, or null if it is too large; stops reading as soon as it is. */
export async function readText(request: Request, mostBytes: number): Promise<string | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) return null
  if (!request.body) return ''
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of request.body) {
    size += piece.byteLength
    if (size > mostBytes) return null
    pieces.push(piece)
  }
  return decoder.decode(Buffer.concat(pieces))
}

/** Undefined where the text is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const largestBody = 64 * 1024
