import type { ViteDevServer } from 'vite'
import { InputError } from './input.ts'

/** Throws one sentence if the port is taken. */
export async function listen(server: Pick<ViteDevServer, 'listen' | 'close'>, name: string) {
  try {
    await server.listen()
  } catch (thrown) {
    await server.close()
    const why = thrown instanceof Error ? thrown.message : String(thrown)
    throw new InputError(`${why}. Another one: PORT=5173 npm run brand -- ${name} --open`)
  }
}
