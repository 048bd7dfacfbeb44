import { type ReactNode, Suspense, createElement, lazy } from 'react'

let coming = 0

/** Milliseconds from a part's code to its first paint. */
const drawing = 100

/** Whether a requested part is still loading: nothing may pop up in its place. */
export const isPartComing = () => coming > 0

export async function awaited<T>(part: Promise<T>): Promise<T> {
  coming++
  try {
    return await part
  } finally {
    setTimeout(() => coming--, drawing)
  }
}

const Nothing = () => null

type Drawn<Props> = (props: Props) => ReactNode

/** Loaded when first shown, with `Waiting` in its place; renders nothing where its code cannot be loaded. */
export function optional<Props extends object>(
  load: () => Promise<Drawn<Props>>,
  Waiting: Drawn<Props> = Nothing,
) {
  const Part = lazy(async () => ({ default: await awaited(load()).catch(() => Nothing) }))
  return (props: Props) =>
    createElement(Suspense, { fallback: createElement(Waiting, props) }, createElement(Part, props))
}
