import { type ReactNode, Suspense, createElement, lazy, useState } from 'react'
import { laterText } from '#i18n/catalogs/catalogs.ts'

let loading = 0

/** Milliseconds between the arrival of a part's code and its first paint. */
const paintTime = 100

/** Whether a requested part is still loading: no popup may take its place. */
export const isPartLoading = () => loading > 0

/** A part that is loaded later, with the text that it may show. */
export async function loadedPart<T>(part: Promise<T>): Promise<T> {
  loading++
  try {
    const [loaded] = await Promise.all([part, laterText()])
    return loaded
  } finally {
    setTimeout(() => loading--, paintTime)
  }
}

const Nothing = () => null

type Part<Props> = (props: Props) => ReactNode

/**
 * The module's export of that name, loaded when first shown. Renders `Waiting` until then, and `Failed` if its code
 * cannot be loaded.
 */
export function optional<const Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, Part<Props>>>>,
  name: Name,
  Waiting: Part<Props> = Nothing,
  Failed: Part<Props> = Nothing,
) {
  const Part = lazy(() =>
    loadedPart(load()).then(
      (module) => ({ default: module[name] }),
      () => ({ default: Failed }),
    ),
  )
  return (props: Props) =>
    createElement(Suspense, { fallback: createElement(Waiting, props) }, createElement(Part, props))
}

/** Stays true after the first need, so that a lazy part can play its exit transition. */
export function useSticky(isNeeded: boolean): boolean {
  const [wasNeeded, setNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setNeeded(true)
  return wasNeeded || isNeeded
}
