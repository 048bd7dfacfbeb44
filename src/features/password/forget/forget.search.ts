import * as v from 'valibot'
import { param } from '#net/searchParams.ts'

export const Step = v.picklist(['mobile', 'code', 'password'])
export type Step = v.InferOutput<typeof Step>

/** The step is in the URL, so that back returns to the previous step. */
export const ForgetSearch = v.object({ step: param(Step) })
