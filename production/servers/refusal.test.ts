import { expect, it } from 'vitest'
import { usualPrefixes } from '#build/brand/elsewhere.ts'
import { caddyOf } from './caddy.ts'
import { nginxOf } from './nginx.ts'

const bengali = /<p lang="bn">[^<]*উত্তর/
const english = /<p lang="en">This request could not be answered/

it.each([
  { languages: ['BN'], first: 'bn', shown: [bengali], hidden: [english] },
  { languages: ['EN'], first: 'en', shown: [english], hidden: [bengali] },
  { languages: ['EN', 'BN'], first: 'en', shown: [english, bengali], hidden: [] },
])('both servers have error pages in $languages, as the merchant does', (merchant) => {
  const { languages, first, shown, hidden } = merchant
  const served = { name: 'one', prefixes: usualPrefixes, languages }
  const files: Readonly<Record<string, string>> = { ...nginxOf([], served), ...caddyOf([], served) }
  for (const file of ['mela/one/refusal.conf', 'redirect.conf', 'Caddyfile']) {
    const text = files[file]?.replaceAll('\\', '')
    expect(text).toContain(`<html lang="${first}">`)
    for (const language of shown) expect(text).toMatch(language)
    for (const language of hidden) expect(text).not.toMatch(language)
  }
})
