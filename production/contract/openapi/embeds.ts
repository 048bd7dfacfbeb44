import { embedPermissions } from '#ui/feedback/embedPermissions.ts'

const { sandbox, allow } = embedPermissions
type Permission = (typeof sandbox)[number] | (typeof allow)[number]

const meanings: Readonly<Record<Permission, string>> = {
  'allow-scripts': 'It runs scripts.',
  'allow-same-origin': 'It has its own origin, with the cookies and the storage of that origin.',
  'allow-forms':
    'It sends forms, also by itself: a launch page may post to the game’s own, if both hosts are listed.',
  'allow-popups':
    'After a tap it opens a window of the vendor’s own host, such as its rules. The window has the same limits, and no way back to the page that opened it; the host is up to the vendor, since no browser checks it.',
  'allow-orientation-lock': 'In full screen it locks the orientation.',
  fullscreen: 'After a tap it fills the screen.',
}

const rowOf = (permission: Permission) => `| \`${permission}\` | ${meanings[permission]} |`

/** Part of the contract’s introduction. */
export const embeds = `**Embedded pages.** A game, a lottery or a chat runs in an iframe of another origin, which is one of \`hosts.games\` or \`hosts.chat\` in the
merchant’s settings. This is all that it may do:

| permission | what for |
| --- | --- |
${[...sandbox, ...allow].map(rowOf).join('\n')}

It never leads the whole tab elsewhere (a page of the cashier or of the vendor’s lobby goes by the messages \`mela:deposit\`
and \`mela:exit\`), shows no \`alert\`, starts no download, and has neither camera, microphone, place nor payment. It
learns no address of ours (\`Referrer-Policy: no-referrer\`).
`
