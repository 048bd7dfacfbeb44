import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ruleOf } from '../../src/shell/route/routes.rules.ts'

const manifest = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'))
const addresses: readonly string[] = [
  manifest.id,
  manifest.start_url,
  manifest.share_target.action,
  ...manifest.shortcuts.map(({ url }: { url: string }) => url),
]

describe('the manifest', () => {
  it.each(addresses)('opens %s, which is a page of the app', (address) => {
    expect(ruleOf(new URL(address, 'https://mela.example').pathname)).toBeDefined()
  })

  it('has what is shared come as an address, so that the worker answers without a network', () => {
    expect(manifest.share_target).toEqual({
      action: '/m/share',
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    })
  })

  it('keeps an open app on its page: what opens it is handed over', () => {
    expect(manifest.launch_handler).toEqual({ client_mode: ['focus-existing', 'auto'] })
  })
})
