import * as v from 'valibot'

export const Step = v.picklist(['mobile', 'code', 'password'])
export type Step = v.InferOutput<typeof Step>

/** The step stands in the address, so that back goes one step back. */
export const ForgetSearch = v.object({ step: v.fallback(v.optional(Step), undefined) })
