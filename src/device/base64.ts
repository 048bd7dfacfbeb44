export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const piece = 0x8000
  let text = ''
  for (let from = 0; from < bytes.length; from += piece)
    text += String.fromCharCode(...bytes.subarray(from, from + piece))
  return btoa(text)
}

/** base64url, without padding. */
export const base64UrlOf = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
