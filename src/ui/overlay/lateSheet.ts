import { type PrimitiveAtom, useAtom } from 'jotai'
import { type ReactNode, createElement } from 'react'
import { optional, useSticky } from '#ui/optional.ts'
import type { Openable } from './Sheet.tsx'

type Load<Name extends string, Props> = () => Promise<
  Readonly<Record<Name, (props: Props) => ReactNode>>
>

/** A sheet or dialog that is loaded when it first opens, and then stays mounted for its closing animation. */
export function lateSheet<const Name extends string, Props extends Pick<Openable, 'open'>>(
  load: Load<Name, Props>,
  name: Name,
  Failed?: (props: Props) => ReactNode,
) {
  const Part = optional(load, name, undefined, Failed)
  return function LateSheet(props: Props) {
    const isNeeded = useSticky(props.open)
    return isNeeded && createElement(Part, props)
  }
}

/** The same for a sheet that an atom opens; closing it sets the atom to false. */
export function sheetHost<const Name extends string>(
  load: Load<Name, Openable>,
  name: Name,
  isOpenAtom: PrimitiveAtom<boolean>,
) {
  const LateSheet = lateSheet(load, name)
  return function SheetHost() {
    const [open, setOpen] = useAtom(isOpenAtom)
    return createElement(LateSheet, { open, onClose: () => setOpen(false) })
  }
}
