import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|testing|\.plugin\.ts$|\.build\.ts$/.test(file),
)
const usersOf = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8'))).toSorted()

it('has one place that turns text into HTML, and none that turns text into code', () => {
  const html =
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|setHTMLUnsafe|document\.write|createContextualFragment|DOMParser/
  expect(usersOf(html)).toEqual(['src/ui/html/ServerHtml.tsx'])
  expect(usersOf(/\beval\(|new Function\(|set(Timeout|Interval)\(\s*['"`]/)).toEqual([])
})

it('sanitises in one place', () => {
  expect(usersOf(/(from|import\()\s*'dompurify'/)).toEqual(['src/ui/html/sanitise.ts'])
})

const trusted = [
  // Leads to a provider's sign-in, at an address that the file builds itself.
  'src/features/social/social.atoms.ts',
  // Opens an address that chat.rules.ts has passed through the gate.
  'src/features/chat/useOpenChat.ts',
  // Leads to a file of this site, which useDownload.ts has passed through the gate.
  'src/features/install/download/methods/IosMethod.tsx',
  // Leads to the page for unsupported browsers.
  'build/prerender/floorCheck.ts',
]

it('navigates to no address that has not passed the gate', () => {
  const leaving = usersOf(
    /\bopen\(.*_blank|window\.open\(|location\.(assign|replace)\(|location\.href\s*=[^=]/,
  )
  const gated = usersOf(/from '(#net|\.)\/urlGate\.ts'/)
  expect(leaving.filter((file) => !gated.includes(file) && !trusted.includes(file))).toEqual([])
})
