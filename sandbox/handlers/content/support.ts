import * as support from '../../../src/api/content/support.ts'
import { answer } from '../../http/call.ts'
import { customerService } from '../../world/support.ts'

export const listServices = answer(support.listServices, async () => customerService)
