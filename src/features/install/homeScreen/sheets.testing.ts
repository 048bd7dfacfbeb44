import type { Facts, SheetName } from './sheets.rules.ts'

export const phone: Facts = { isInstalled: false, hasPrompt: false, touchPoints: 5 }

/** Who it is, the sheet, and how it names itself. */
export type Row = readonly [string, SheetName, string]

export const iphone = (version: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`
export const chromium = (system: string, rest: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`
export const mac = 'Macintosh; Intel Mac OS X 10_15_7'
