import * as v from 'valibot'
import { Text, lenient } from '../../net/searchParams.ts'

const Code = lenient(v.pipe(Text, v.maxLength(64)))

export const RegistrationSearch = v.object({ affiliateCode: Code, recommenderId: Code })
