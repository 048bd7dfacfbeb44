import { BroadcastChannel } from 'node:worker_threads'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

const world = crypto.randomUUID()

/** happy-dom has no channels, and those of Node reach other test files in the same process. */
class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${world} ${name}`)
  }
}

/** For what asks after its test has ended: happy-dom would connect to localhost. */
async function noNetwork() {
  throw new TypeError('no network')
}

Object.assign(globalThis, {
  BroadcastChannel: OwnChannel,
  fetch: noNetwork,
  isSecureContext: true,
  mela: { texts: { BN: 'bn-0000000', EN: 'en-0000000' } },
})

// happy-dom does not know every element (<search>); React would print that it is misspelled.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })

// A busy machine may take longer than the default of one second.
configure({ asyncUtilTimeout: 5000 })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  // The environment is the process's, and the next file's worlds read it before their first test.
  vi.unstubAllEnvs()
  localStorage.clear()
  sessionStorage.clear()
})
