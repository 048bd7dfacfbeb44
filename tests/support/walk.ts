import type { Page } from '@playwright/test'
import type { Parameters } from './badAddresses.ts'

export interface Walked {
  readonly address: string
  readonly title: string
  /** What was wrong with the screen; empty for a screen of the product. */
  readonly faults: readonly string[]
}

interface Place {
  readonly href: string
}

interface Schema {
  readonly entries?: object
  readonly '~standard': { readonly validate: (search: unknown) => unknown }
}

interface Route {
  readonly options: { readonly validateSearch?: Schema }
  /** A guard around the page, or the root. */
  readonly parentRoute?: Route
  readonly isRoot: boolean
}

/** The part of the router that a walk needs; TanStack Router exposes it on the window. */
interface Router {
  readonly latestLocation: Place
  readonly state: { readonly status: string; readonly resolvedLocation?: Place }
  readonly history: { readonly subscribers: { readonly size: number } }
  readonly routesByPath: Readonly<Record<string, Route>>
  readonly options: { readonly parseSearch: (query: string) => unknown }
}

declare global {
  interface Window {
    walkFaults?: string[]
  }
}

/** Collects uncaught errors and React's complaints from the start of every page. */
export const watchFaults = (page: Page) =>
  page.addInitScript(() => {
    const faults: string[] = []
    window.walkFaults = faults
    addEventListener('error', ({ message }) => faults.push(`error: ${message}`))
    addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejection: ${reason}`))
    const { error } = console
    console.error = (...said: unknown[]) => {
      faults.push(`console: ${said.join(' ').slice(0, 300)}`)
      error.apply(console, said)
    }
  })

/**
 * Every route in the app's own route tree; waits until the first screen is shown and the router
 * listens.
 */
export async function parametersIn(page: Page): Promise<Parameters[]> {
  await page.waitForFunction(() => {
    const { state, history } = (Reflect.get(window, '__TSR_ROUTER__') as Router | undefined) ?? {}
    return state?.resolvedLocation !== undefined && history && history.subscribers.size > 0
  })
  return page.evaluate(() => {
    const seen = new Set<unknown>()
    const routes = Object.entries(
      (Reflect.get(window, '__TSR_ROUTER__') as Router | undefined)?.routesByPath ?? {},
    )
    return routes.map(([path, { options, parentRoute }], place) => {
      const around = parentRoute?.isRoot ? undefined : parentRoute?.options.validateSearch
      const schema = options.validateSearch ?? around
      const isFirst = schema === undefined || !seen.has(schema)
      seen.add(schema)
      return { path, place, isFirst, names: Object.keys(schema?.entries ?? {}) }
    })
  })
}

/**
 * Drops addresses that the route's schema parses to the same value as an earlier one: they show the
 * same screen.
 */
export const distinctAddresses = (page: Page, path: string, addresses: readonly string[]) =>
  page.evaluate(
    ({ path, addresses }) => {
      const router = Reflect.get(window, '__TSR_ROUTER__') as Router
      const { options, parentRoute } = router.routesByPath[path] ?? {}
      const around = parentRoute?.isRoot ? undefined : parentRoute?.options.validateSearch
      const schema = options?.validateSearch ?? around
      if (!schema) return addresses
      const read = new Map<string, string>()
      for (const address of addresses) {
        const { search } = new URL(address, location.href)
        const said = schema['~standard'].validate(router.options.parseSearch(search))
        const screen = JSON.stringify(said)
        if (!read.has(screen)) read.set(screen, address)
      }
      return [...read.values()]
    },
    { path, addresses },
  )

/**
 * Navigates to each address in turn as links do, within one page, and checks each screen; null
 * stays on the current one.
 */
export const walk = (page: Page, addresses: readonly (string | null)[]): Promise<Walked[]> =>
  page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isThere = () => {
      const { state, latestLocation, history } =
        (Reflect.get(window, '__TSR_ROUTER__') as Router | undefined) ?? {}
      if (!state?.resolvedLocation || !history?.subscribers.size) return false
      return state.status === 'idle' && state.resolvedLocation.href === latestLocation?.href
    }
    const blank = () => {
      const main = document.querySelector('main')
      if (!main) return 'no main landmark'
      const isSaid = main.querySelector('h1, h2, h3, [role="heading"]') || main.innerText.trim()
      return isSaid ? null : 'a blank screen'
    }
    const broken = () => {
      const said = document.querySelector('main')?.innerText ?? ''
      const heading = document.querySelector('main h1')?.textContent ?? ''
      if (/Something went wrong|No connection/.test(heading)) return 'the route’s error'
      return said.includes('This part could not be shown') ? 'a part’s error' : null
    }
    async function arrive() {
      const patience = performance.now() + 10_000
      await frame()
      while ((!isThere() || blank() !== null) && performance.now() < patience) await frame()
      if (!isThere()) return 'never arrived'
      return blank() ?? broken()
    }
    const walked: Walked[] = []
    // The router misses a change of address before it listens or while it redirects.
    await arrive()
    for (const address of wanted) {
      if (address !== null) history.pushState(null, '', address)
      const fault = await arrive()
      const faults = [...(window.walkFaults?.splice(0) ?? []), ...(fault === null ? [] : [fault])]
      walked.push({ address: address ?? location.href, title: document.title, faults })
    }
    return walked
  }, addresses)
