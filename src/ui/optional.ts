import { type ComponentType, lazy } from 'react'

let coming = 0

/** Milliseconds from a part's code to its first drawing. */
const drawing = 100

/** Whether a part that somebody asked for is still on its way: nothing may pop up where it will stand. */
export const isPartComing = () => coming > 0

/** Counts a part as on its way until it has been drawn. */
export async function awaited<T>(part: Promise<T>): Promise<T> {
  coming++
  try {
    return await part
  } finally {
    setTimeout(() => coming--, drawing)
  }
}

/** A part whose code comes when it is first shown; where it cannot be had, nothing stands in its place. */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await awaited(load()).catch(() => () => null),
  }))
