import { describe, expect, it } from 'vitest'
import { folderWith } from '#build/folder.testing.ts'
import { leaksIn } from './leaks.ts'

describe('a release is refused for', () => {
  it.each([
    ['a call to the control', 'site/assets/app.js', "fetch('/sandbox/ready')"],
    ['a route of the control', 'site/sw.js', 'e=/^\\/(wps|sandbox|cdn)/'],
    ['an escaped path', 'site/assets/a.js', 'r=/^\\/sandbox\\//'],
    ['the key of the control', 'site/assets/b.js', 'h.set("Sandbox-Key",k)'],
    ['its environment', 'site/assets/c.js', 'process.env.SANDBOX_DB'],
    ['English text', 'site/index.html', '<p>Play money only</p>'],
    ['Bengali text', 'site/assets/text-bn.js', 'a="এখানে সবই খেলার টাকা"'],
    ['a file of its own', 'maps/app.js.map', '{"sources":["../sandbox/ledger/ledger.ts"]}'],
    ['a way in the web server', 'servers/nginx/mela.conf', 'location /sandbox/ { }'],
    ['an address of the builder', 'site/assets/d.js', 'u="http://localhost:4173/wps"'],
    ['the same of the manifest', 'site/manifest.webmanifest', '{"start_url":"//127.0.0.1/"}'],
  ])('%s', (_, file, text) => {
    expect(leaksIn(folderWith({ [file]: text }))).toEqual([expect.stringContaining(`${file} has `)])
  })
})

it.each([
  ['the permissions of a frame', 'site/assets/e.js', 'jsx("iframe",{sandbox:"allow-scripts"})'],
  ['their attribute', 'site/index.html', '<iframe sandbox="allow-scripts"></iframe>'],
  ['a source that contains the word', 'maps/a.js.map', '{"sources":["a.ts"],"c":["/sandbox/x"]}'],
  [
    'an account of that name elsewhere',
    'site/index.html',
    '<a href="tg://resolve?domain=mela_sandbox_help">',
  ],
  ['money', 'site/assets/f.js', 'a="Real money"'],
  ['a picture', 'site/icons/a.png', '/sandbox/'],
])('%s is not a leak', (_, file, text) => {
  expect(leaksIn(folderWith({ [file]: text }))).toEqual([])
})
