import { i18n } from '@lingui/core'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { act, cleanup } from '@testing-library/react'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Game } from '#api/games/game.ts'
import { credentialsAtom } from '#net/session/credentials.ts'
import { identifyAs } from '#net/session/identity.testing.ts'
import { queryClient, store } from '#net/query/queryClient.ts'
import { type Pages, emptyPages, showRoutes } from '#shell/route/routes.testing.tsx'
import { placeMerchant } from '#features/merchant/merchant.testing.ts'
import { endSessionIntent, openSessionIntent } from '#features/session/session.atoms.ts'

export const aGame = (change: Partial<Game> = {}): Game => ({
  id: '1',
  name: 'Lantern Loot',
  vendor: 'PADMA',
  category: 'RNG',
  picture: null,
  group: null,
  code: null,
  demo: false,
  playType: 'trad',
  minBet: null,
  rtp: null,
  volatility: null,
  isNew: false,
  ...change,
})

/** A game in wire format. */
export const wireGame = (nodeId: number, change: Record<string, unknown> = {}) => ({
  nodeId,
  gameName: `Game ${nodeId}`,
  vassalage: 'PADMA',
  gameType: 'RNG',
  ...change,
})

type Body = RequestInit['body']
type Answer = (query: URLSearchParams, method: string, body: Body) => unknown
export class Refused {
  readonly status: number
  readonly code: string
  readonly value: unknown
  constructor(status: number, code: string, value?: unknown) {
    this.status = status
    this.code = code
    this.value = value
  }
}

const ok = (value: unknown) => Response.json({ success: true, value })

/**
 * A platform with an answer for each path: the envelope's value, a Refused for a refusal, or an Error for a network
 * failure.
 */
export function platform(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = []
  const fetched = vi.fn<typeof fetch>(async (address, init) => {
    const url = new URL(address instanceof Request ? address.url : address, 'http://mela.test')
    const method = init?.method ?? 'GET'
    asked.push(`${method} ${url.pathname}${url.search}`)
    const answer = answers[url.pathname]
    if (!answer) return new Promise<Response>(() => undefined)
    const value = await answer(url.searchParams, method, init?.body)
    if (value instanceof Error) throw new TypeError('no network')
    if (value instanceof Refused)
      return Response.json(
        { success: false, code: value.code, value: value.value },
        { status: value.status },
      )
    return ok(value)
  })
  vi.stubGlobal('fetch', fetched)
  return asked
}

/** The answer about a site with these switches. */
export const withSwitches = (whitelabel: object) => ({
  '/wps/system/status': () => ({ info: { whitelabel }, serverTime: 0 }),
})

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
