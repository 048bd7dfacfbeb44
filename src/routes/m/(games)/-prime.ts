import { vendorTypesAtom } from '../../../features/games/games.atoms.ts'
import type { RouterContext } from '../../__root.tsx'

/** What every list of games begins with; it is asked for while the screen's code comes. */
export const primeVendors = ({ context }: { readonly context: RouterContext }) =>
  context.prime(vendorTypesAtom)
