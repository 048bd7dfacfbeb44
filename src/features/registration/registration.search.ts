import * as v from 'valibot'
import { param } from '#net/searchParams.ts'

const Code = param(v.pipe(v.string(), v.maxLength(64)))

export const RegistrationSearch = v.object({ affiliateCode: Code, recommenderId: Code })
