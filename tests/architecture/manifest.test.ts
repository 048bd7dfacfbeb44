import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const manifest = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'))

describe('the manifest', () => {
  it('receives shared content by GET, so that the worker answers offline', () => {
    expect(manifest.share_target).toEqual({
      action: '/m/share',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    })
  })

  it('keeps an open app on its page and passes the new address to it', () => {
    expect(manifest.launch_handler).toEqual({ client_mode: ['focus-existing', 'auto'] })
  })
})
