import { vendorTypesAtom } from '../../../features/games/games.atoms.ts'
import type { RouterContext } from '../../__root.tsx'

export const primeVendors = ({ context }: { readonly context: RouterContext }) =>
  context.prime(vendorTypesAtom)
