import { type ComponentType, lazy } from 'react'

/** A part whose code comes when it is first shown; where it cannot be had, nothing stands in its place. */
export const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await load().catch(() => () => null),
  }))
