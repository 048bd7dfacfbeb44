import { type Mock, vi } from 'vitest'

interface Page {
  readonly focused: boolean
  readonly told: unknown[]
  readonly focus: () => Promise<Page>
  readonly navigate: Mock<(path: string) => Promise<null>>
  readonly postMessage: (message: unknown, ports?: readonly MessagePort[]) => void
}

/** A page of the app, as the worker sees it. */
export function page(change: Partial<Record<'focused' | 'answers', boolean>> = {}): Page {
  const { focused = false, answers = true } = change
  const told: unknown[] = []
  const shown: Page = {
    focused,
    told,
    focus: async () => shown,
    navigate: vi.fn<(path: string) => Promise<null>>(async () => null),
    postMessage(message, ports = []) {
      told.push(message)
      if (answers) for (const port of ports) port.postMessage(null)
    },
  }
  return shown
}

type Heard = (event: object) => void

/** Stands in for the global scope of a worker; `tell` resolves once the worker has done its work. */
export function workerScope(pages: readonly Page[] = []) {
  const listeners = new Map<string, Heard>()
  const scope = {
    pages,
    skipWaiting: vi.fn<() => Promise<void>>(async () => undefined),
    addEventListener: (name: string, heard: Heard) => void listeners.set(name, heard),
    registration: {
      showNotification: vi.fn<(title: string, options: object) => Promise<void>>(
        async () => undefined,
      ),
    },
    clients: {
      /** A page that was opened before the worker was installed is not controlled by it. */
      matchAll: async ({ includeUncontrolled = false }) => (includeUncontrolled ? scope.pages : []),
      openWindow: vi.fn<(path: string) => Promise<null>>(async () => null),
    },
    async tell(name: string, event: object = {}) {
      const work: unknown[] = []
      listeners.get(name)?.({ ...event, waitUntil: (more: unknown) => work.push(more) })
      await Promise.all(work)
    },
  }
  vi.stubGlobal('self', scope)
  return scope
}

/** The worker's stored copies, in memory. */
export const storeOf = <T>(copies: Map<string, T>) => ({
  get: async (key: string) => copies.get(key),
  set: async (key: string, copy: T) => copies.set(key, copy),
  delete: async (key: string) => copies.delete(key),
  entries: async () => [...copies],
})
