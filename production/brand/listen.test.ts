import { once } from 'node:events'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from './listen.ts'

it('a port in use is one sentence with a way out', async () => {
  const other = createSocket().listen(0, 'localhost')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port, strictPort: true, ws: false, watch: null },
  })
  await expect(listen(server, 'tara')).rejects.toThrow(
    `Port ${port} is already in use. Another one: PORT=5173 npm run brand -- tara --open`,
  )
})
