import { i18n } from '@lingui/core'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { act, cleanup } from '@testing-library/react'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { credentialsAtom } from '#net/session/credentials.ts'
import { identifyAs } from '#net/session/identity.testing.ts'
import { queryClient, store } from '#net/query/queryClient.ts'
import { type Pages, emptyPages, showRoutes } from './routes.tsx'
import { placeMerchant } from '#features/merchant/merchant.testing.ts'
import { endSessionIntent, openSessionIntent } from '#features/session/session.atoms.ts'

class AlwaysNear {
  readonly notify: (entries: { isIntersecting: boolean }[]) => void
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.notify = notify
  }
  observe() {
    this.notify([{ isIntersecting: true }])
  }
  disconnect() {
    return undefined
  }
}

/** Nothing ever comes into view, so the player taps. */
export const neverNear = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )

/** Each test is a guest's visit, in English. */
export function setUp() {
  beforeEach(arrive)
  afterEach(leave)
}

export function arrive() {
  placeMerchant()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.stubGlobal('IntersectionObserver', AlwaysNear)
  identifyAs({ token: () => store.get(credentialsAtom)?.token ?? null })
}

/** Ends the visit and whatever the page had in memory; a test may `arrive` anew. */
export function leave() {
  cleanup()
  store.set(endSessionIntent)
  queryClient.clear()
  // Otherwise atoms would retain their last answer and what they read from storage.
  Object.assign(store, createStore())
  store.set(queryClientAtom, queryClient)
}

export const logIn = (type = 0) =>
  store.set(openSessionIntent, {
    token: 'a-token-of-sixteen',
    userName: 'member',
    type,
    firstTimeLogin: false,
  })

/** Renders a screen at "/" and a placeholder at every other route; `at()` returns the current address. */
export async function visit(screen: ReactNode, pages: Pages = {}, other: ReactNode = null) {
  const root = createRootRoute()
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => screen })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => other })
  const router = await showRoutes(root.addChildren([home, elsewhere, ...emptyPages(root, pages)]))
  return {
    at: () => router.state.location.href,
    go: (href: string) => act(() => router.navigate({ href })),
    back: () => act(async () => router.history.back()),
  }
}
