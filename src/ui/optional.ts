import { type ComponentType, lazy } from 'react'

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

/** Lazy; renders nothing where its code cannot be loaded. */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await awaited(load()).catch(() => () => null),
  }))
