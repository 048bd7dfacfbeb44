import { CatchBoundary } from '@tanstack/react-router'
import { Children, type ReactNode, createContext, useContext } from 'react'

type Fault = (props: { readonly reset: () => void }) => ReactNode

const Nothing: Fault = () => null

/** Renders in place of a part that threw. The shell provides it, because this kit contains no text. */
export const FaultContext = createContext(Nothing)

interface Props {
  readonly quiet?: boolean
  readonly children: ReactNode
}

const always = () => ''

export function Boundary({ quiet, children }: Props) {
  const Fault = useContext(FaultContext)
  return (
    <CatchBoundary getResetKey={always} errorComponent={quiet ? Nothing : Fault}>
      {children}
    </CatchBoundary>
  )
}

export const EachIsolated = ({ children }: { readonly children: ReactNode }) =>
  Children.map(children, (child) => <Boundary quiet>{child}</Boundary>)
