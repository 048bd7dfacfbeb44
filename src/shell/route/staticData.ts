import type { MessageDescriptor } from '@lingui/core'
import {
  type AnyRouter,
  type LinkProps,
  type StaticDataRouteOption,
  useRouter,
} from '@tanstack/react-router'
import type { Act } from '../../api/roles.ts'
import type { Layout } from './layouts.ts'

declare module '@tanstack/react-router' {
  /** What a route file states about its path. */
  interface StaticDataRouteOption {
    /** What the page is called; home bears the brand instead. */
    readonly title?: MessageDescriptor
    /** Where the back arrow leads; without it to the page before, or home when there is none. */
    readonly back?: '/' | '/m/home'
    /** `page` without it. */
    readonly layout?: Layout
    /** What an account must be allowed to do, or it is stopped on the way (section 6). */
    readonly needs?: Act
  }
}

/** A path that a route file has. */
export type AppPath = Extract<LinkProps['to'], `/m/${string}`>

/** The route that shows a path, with those around it; none for an unknown path. */
export function routesAt(router: AnyRouter, pathname: string) {
  const [branch, params, route] = router.getMatchedRoutes(pathname)
  return route && !('*' in params || '**' in params) ? branch : []
}

/** What the route files state about a path. */
export function staticDataAt(router: AnyRouter, pathname: string) {
  const stated = routesAt(router, pathname).map(({ options }) => options.staticData)
  const { layout = 'page', ...rest }: StaticDataRouteOption = Object.assign({}, ...stated)
  return { layout, ...rest }
}

export const useStaticData = (pathname: string) => staticDataAt(useRouter(), pathname)
