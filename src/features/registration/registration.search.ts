import * as v from 'valibot'
import { Text, param } from '../../net/searchParams.ts'

const Code = param(v.pipe(Text, v.maxLength(64)))

export const RegistrationSearch = v.object({ affiliateCode: Code, recommenderId: Code })
