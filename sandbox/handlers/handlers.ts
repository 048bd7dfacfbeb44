import type { Contract } from '#api/contract.ts'
import type { Answer } from '#sandbox/http/call.ts'
import * as registry from './registry.ts'

type Handlers = { readonly [K in keyof Contract]: Answer<Contract[K]> }

/** One handler per endpoint; a missing one is a compile error. */
export const handlers: Handlers = registry
