import { useDigits } from '../digits.ts'
import { Name } from './Name.tsx'

/** A line of the platform's, such as a title, in the digits that the player reads all others in. */
export const PlatformText = ({ children }: { readonly children: string }) => (
  <Name>{useDigits()(children)}</Name>
)
