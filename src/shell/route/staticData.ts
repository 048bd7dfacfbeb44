import type { MessageDescriptor } from '@lingui/core'
import {
  type AnyRouter,
  type LinkProps,
  type StaticDataRouteOption,
  useRouter,
} from '@tanstack/react-router'
import type { Permission } from '#api/roles.ts'
import type { Layout } from './layouts.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Home has none: it shows the brand. */
    readonly title?: MessageDescriptor
    /** Where the back arrow leads; by default to the previous page, or home. */
    readonly back?: '/' | '/m/home'
    /** Default: `page`. */
    readonly layout?: Layout
    /** Its lists change on their own: pulling the page down from its top refetches them. */
    readonly isLive?: true
    /** What the account must be permitted to do (section 6). */
    readonly needs?: Permission
    /** What a guest does behind a guard instead of signing in. */
    readonly guest?: (search: Readonly<Record<string, unknown>>) => 'enters' | 'leaves' | false
  }
}

export type AppPath = Extract<LinkProps['to'], `/m/${string}`>

export function routesAt(router: AnyRouter, pathname: string) {
  const [branch, params, route] = router.getMatchedRoutes(pathname)
  return route && !('**' in params) ? branch : []
}

export function staticDataAt(router: AnyRouter, pathname: string) {
  const stated = routesAt(router, pathname).map(({ options }) => options.staticData)
  const { layout = 'page', ...rest }: StaticDataRouteOption = Object.assign({}, ...stated)
  return { layout, ...rest }
}

export const useStaticData = (pathname: string) => staticDataAt(useRouter(), pathname)
