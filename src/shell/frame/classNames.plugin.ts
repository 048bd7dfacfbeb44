import { basename } from 'node:path'

const owners = new Map<string, string>()

/** `GameRow-title`: the sheet and the class, the same in every build and in the rendered frame; no hash to download. */
export function scopedName(name: string, file: string): string {
  const path = file.split('?')[0] ?? file
  const sheet = basename(path, '.module.css')
  if ((owners.get(sheet) ?? path) !== path)
    throw new Error(`Two sheets are called ${sheet}: ${owners.get(sheet)} and ${path}`)
  owners.set(sheet, path)
  return `${sheet}-${name}`
}
