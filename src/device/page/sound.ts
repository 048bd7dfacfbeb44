let context: AudioContext | undefined

export async function playSound(base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  context ??= new AudioContext()
  await context.resume()
  const source = context.createBufferSource()
  source.buffer = await context.decodeAudioData(bytes.buffer)
  source.connect(context.destination)
  await new Promise<void>((resolve) => {
    source.addEventListener('ended', () => resolve(), { once: true })
    source.start()
  })
}
