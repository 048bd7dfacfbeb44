import { listHelp } from '../../api/content/help.ts'
import { addressOf } from '../../net/call.ts'

export type HelpOf = Parameters<typeof listHelp.encode>[0]

export const helpAddress = (of: HelpOf) => addressOf(listHelp, of)
