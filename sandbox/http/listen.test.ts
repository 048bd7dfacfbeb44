import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { freePort } from '#sandbox/testing/freePort.ts'
import { listen } from './listen.ts'

const hello = () => new Response('hello')

it.each([
  ['127.0.0.1', '[::1]'],
  ['::1', '127.0.0.1'],
])('when %s is in use, %s is closed again', async (taken, other) => {
  const port = await freePort()
  const holder = createServer().listen(port, taken)
  await once(holder, 'listening')
  await expect(listen(hello, port)).rejects.toThrow(`Port ${port} is taken.`)
  await expect(fetch(`http://${other}:${port}`)).rejects.toThrow('fetch failed')
  holder.close()
})

it('answers at both loopback addresses until it is closed', async () => {
  const port = await freePort()
  const server = await listen(hello, port)
  for (const host of ['127.0.0.1', '[::1]'])
    expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('hello')
  server.close()
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
})
