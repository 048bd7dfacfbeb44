import { afterEach, expect, it, vi } from 'vitest'
import { offlineQueueTag, refreshTag } from '#device/worker/worker.requests.ts'
import { wakeFor } from './wake.ts'
import { page, workerScope } from './workerScope.testing.ts'

afterEach(() => void vi.unstubAllGlobals())

const awake = () => {
  const open = page()
  const scope = workerScope([open])
  scope.clients.matchAll = async () => [open]
  const refresh = vi.fn<(paths: readonly string[]) => Promise<void>>(async () => undefined)
  wakeFor({ refresh })
  return { open, refresh, tell: (name: string, event: object) => scope.tell(name, event) }
}

it('lets open pages send what is queued', async () => {
  const { open, tell, refresh } = awake()
  await tell('sync', { tag: offlineQueueTag })
  expect(open.told).toEqual([{ type: 'flush' }])
  expect(refresh).not.toHaveBeenCalled()
})

it('refreshes the lobby periodically', async () => {
  const { open, tell, refresh } = awake()
  await tell('periodicsync', { tag: refreshTag })
  expect(refresh).toHaveBeenCalledWith(expect.arrayContaining(['/lgw/game/hot']))
  expect(open.told).toEqual([])
})

it('ignores other wake-ups', async () => {
  const { open, tell, refresh } = awake()
  await tell('sync', { tag: 'of another app' })
  await tell('periodicsync', { tag: 'of another app' })
  expect(open.told).toEqual([])
  expect(refresh).not.toHaveBeenCalled()
})
