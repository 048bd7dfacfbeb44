/** What an embedded page may do, by the attributes of its iframe: the one list, which the contract explains. */
export const embedPermissions = {
  sandbox: [
    'allow-scripts',
    'allow-same-origin',
    'allow-forms',
    'allow-popups',
    'allow-orientation-lock',
  ],
  allow: ['fullscreen'],
} as const
