import type { RefusalCode } from './codes.ts'

/**
 * What the contract says of a call, in the file of the call. Bundles leave it out, as nothing of theirs reads it;
 * `@public` tells knip, which does not see that contract.ts does.
 */
export interface About {
  readonly says: string
  /** Why, or with which details, where the code alone does not say it. */
  readonly refused?: Readonly<Partial<Record<RefusalCode, string>>>
}
