import { listen } from '#sandbox/http/listen.ts'

/** The first of three consecutive free ports. */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const nobody = () => new Response(null)
  const held = await Promise.allSettled([0, 1, 2].map((place) => listen(nobody, port + place)))
  for (const attempt of held) if (attempt.status === 'fulfilled') attempt.value.close()
  return held.every(({ status }) => status === 'fulfilled') ? port : freePort()
}
