import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'

/** @public */
export const about = {
  checkContracts: {
    says: 'The platform writes a value for each contract that waits for a signature (section 7).',
  },
} satisfies Readonly<Record<string, About>>

const contractKinds = ['salary', 'dividend', 'hour'] as const
export const ContractKind = v.picklist(contractKinds)
export type ContractKind = v.InferOutput<typeof ContractKind>

const Request = v.optional(v.nullable(v.string()), '')

export const checkContracts = endpoint({
  path: '/wps/agent/contract/check',
  output: v.pipe(
    v.object({
      dailysalreqtype: Request,
      divtypecompperiodreq: Request,
      contracthoursalreq: Request,
    }),
    v.transform((wire) => {
      const waits: Readonly<Record<ContractKind, boolean>> = {
        salary: Boolean(wire.dailysalreqtype),
        dividend: Boolean(wire.divtypecompperiodreq),
        hour: Boolean(wire.contracthoursalreq),
      }
      return contractKinds.filter((kind) => waits[kind])
    }),
  ),
})
