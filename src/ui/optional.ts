import { type ReactNode, Suspense, createElement, lazy, useState } from 'react'
import { laterText } from '#i18n/catalogs/catalogs.ts'

let coming = 0

/** Milliseconds between the arrival of a part's code and its first paint. */
const drawing = 100

/** Whether a requested part is still loading: no popup may take its place. */
export const isPartComing = () => coming > 0

/** A part that is loaded later, with the text that it may show. */
export async function awaited<T>(part: Promise<T>): Promise<T> {
  coming++
  try {
    const [loaded] = await Promise.all([part, laterText()])
    return loaded
  } finally {
    setTimeout(() => coming--, drawing)
  }
}

const Nothing = () => null

type Drawn<Props> = (props: Props) => ReactNode

/**
 * The module's export of that name, loaded when first shown. Renders `Waiting` until then, and `Failed` if its code
 * cannot be loaded.
 */
export function optional<const Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, Drawn<Props>>>>,
  name: Name,
  Waiting: Drawn<Props> = Nothing,
  Failed: Drawn<Props> = Nothing,
) {
  const Part = lazy(() =>
    awaited(load()).then(
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
