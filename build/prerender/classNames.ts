import { basename } from 'node:path'

const owners = new Map<string, string>()

/** `GameRow-title`: file and class name without a hash, so that the app and the prerender agree. */
export function scopedName(name: string, file: string): string {
  const path = file.split('?')[0] ?? file
  const sheet = basename(path, '.module.css')
  if ((owners.get(sheet) ?? path) !== path)
    throw new Error(`Two sheets are called ${sheet}: ${owners.get(sheet)} and ${path}`)
  owners.set(sheet, path)
  return `${sheet}-${name}`
}

/** The style sheets of a page's classes. */
export const sheetsIn = (html: string): readonly string[] =>
  [...owners.keys()].filter((sheet) => new RegExp(`[" ]${sheet}-`).test(html))
