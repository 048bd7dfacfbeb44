import { expect, it, vi } from 'vitest'
import { channel } from './tabs.ts'

it('a browser without BroadcastChannel works as one tab', () => {
  vi.stubGlobal('BroadcastChannel', function Denied() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const { tell, listen } = channel<string>('denied')
  const hear = vi.fn()
  const stop = listen(hear)
  tell('anything')
  stop()
  expect(hear).not.toHaveBeenCalled()
})
