import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const manifest = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'))

describe('the manifest', () => {
  it('has what is shared come as an address, so that the worker answers without a network', () => {
    expect(manifest.share_target).toEqual({
      action: '/m/share',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    })
  })

  it('keeps an open app on its page: what opens it is handed over', () => {
    expect(manifest.launch_handler).toEqual({ client_mode: ['focus-existing', 'auto'] })
  })
})
