import * as support from '#api/content/support.ts'
import { answer } from '#sandbox/http/call.ts'
import { customerService } from '#sandbox/world/support.ts'

export const listServices = answer(support.listServices, async () => customerService)
