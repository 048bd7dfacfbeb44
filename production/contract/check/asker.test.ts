import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { usualPrefixes } from '#build/brand/elsewhere.ts'
import { InputError } from '#build/brand/input.ts'
import { folderWith } from '#build/folder.testing.ts'
import { askerOf } from './asker.ts'

it('says when a brand’s adapter.ts has no export', async () => {
  const folder = folderWith({ 'adapter.ts': 'export const adapt = {}' })
  await expect(askerOf(usualPrefixes, folder)).rejects.toThrow(
    new InputError('adapter.ts exports no adapter (docs/platform.md).'),
  )
})

it('ends a call without an answer after its timeout', async () => {
  const silent = createServer()
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => silent.closeAllConnections())
  onTestFinished(() => void silent.close())
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : null
  const time = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  const ask = await askerOf(usualPrefixes)
  const asked = ask(new Request(`http://127.0.0.1:${port}/wps/wallet`))
  await once(silent, 'request')
  time.abort(new DOMException('', 'TimeoutError'))
  await expect(asked).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }))
})
