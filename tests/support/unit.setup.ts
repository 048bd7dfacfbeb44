import { BroadcastChannel } from 'node:worker_threads'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The context of a file has what happy-dom gives it, and that knows no channels.
Object.assign(globalThis, { BroadcastChannel })

// A busy machine may take longer than the second that is usual.
configure({ asyncUtilTimeout: 5000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
