import type { RefusalCode } from './codes.ts'

/**
 * What the contract says about a call, in the file of the call. Bundles omit it, because no code in them reads it.
 * knip does not see that contract.ts reads it, hence `@public`.
 */
export interface About {
  readonly says: string
  /** The reason or the details of a refusal that its code alone does not explain. */
  readonly refused?: Readonly<Partial<Record<RefusalCode, string>>>
}
