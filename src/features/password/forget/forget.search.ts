import * as v from 'valibot'

export const Step = v.picklist(['mobile', 'code', 'password'])
export type Step = v.InferOutput<typeof Step>

/** The step is in the URL, so that back returns to the previous step. */
export const ForgetSearch = v.object({ step: v.fallback(v.optional(Step), undefined) })
