import * as support from '../../src/api/support.ts'
import { answer } from '../call.ts'
import { customerService } from '../support.ts'

export const listServices = answer(support.listServices, async () => customerService)
