import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useStaticData } from './staticData.ts'

/** Undefined for home. The texts of all titles are loaded with this file (messages.build.ts). */
export function useTitle(pathname: string) {
  const { t } = useLingui()
  const { title } = useStaticData(pathname)
  return title && t(title)
}

export const RouteTitle = ({ pathname }: { readonly pathname: string }): ReactNode =>
  useTitle(pathname)
