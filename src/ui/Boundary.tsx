import { CatchBoundary } from '@tanstack/react-router'
import { Children, type ReactNode, createContext, useContext } from 'react'

interface FaultProps {
  /** Draws the part again. */
  readonly reset: () => void
}

type Fault = (props: FaultProps) => ReactNode

const Nothing: Fault = () => null

/** What stands in the place of a part that cannot be drawn; its words are the shell's. */
export const FaultContext = createContext(Nothing)

interface Props {
  /** Nothing is said in its place. */
  readonly quiet?: boolean
  readonly children: ReactNode
}

const always = () => ''

/** A part that cannot be drawn costs its own place, and nothing around it. */
export function Boundary({ quiet, children }: Props) {
  const Fault = useContext(FaultContext)
  return (
    <CatchBoundary getResetKey={always} errorComponent={quiet ? Nothing : Fault}>
      {children}
    </CatchBoundary>
  )
}

/** Each child by itself: one that cannot be drawn is missing, and the others stay. */
export const Apart = ({ children }: { readonly children: ReactNode }) =>
  Children.map(children, (child) => <Boundary quiet>{child}</Boundary>)
