import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What each top folder may import from the others; everything else is refused. Unit tests and `tests` may import
 * anything, and nothing imports `tests`.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'src/api': [],
  'src/device': [],
  'src/styles': [],
  'src/i18n': ['device'],
  'src/net': ['api', 'device'],
  'src/ui': ['i18n', 'styles'],
  'src/features': ['ui', 'net', 'api', 'device', 'i18n', 'styles'],
  'src/shell': ['features', 'ui', 'net', 'api', 'device', 'i18n', 'styles'],
  'src/routes': ['shell', 'features', 'api', 'net'],
  'src/page': ['shell', 'features', 'ui', 'net', 'api', 'device', 'i18n'],
  'src/testing': ['shell', 'features', 'net', 'api'],
  sw: ['api', 'device'],
  build: ['page', 'shell', 'i18n', 'api', 'device'],
  sandbox: ['build', 'api', 'ui'],
  production: ['build', 'api', 'net', 'device', 'i18n', 'ui'],
}

/** The folders of the sandbox, from the bottom up: each imports only from the layers below its own. */
const sandboxLayers = [
  ['operator'],
  ['schema', 'faults', 'downloads'],
  ['http', 'ledger', 'reports'],
  'throttle session protection world provider push agency benefits site'.split(' '),
  ['account', 'captcha'],
  ['money', 'social', 'human', 'records'],
  ['vendor'],
  ['art', 'lottery', 'chat'],
  ['promotions'],
  ['seed', 'registration'],
  ['cdn', 'control', 'handlers'],
  ['app'],
  ['testing'],
]

/** `src/net` is imported as `#net/…`, `sandbox` as `#sandbox/…`. */
function nameOf(folder: string) {
  return folder.replace('src/', '')
}

const topFolders = [...Object.keys(allowed).map(nameOf), 'tests']

/** What one place alone may import, and how the others get at it. */
const reserved = [
  { name: 'idb-keyval', at: ['src/device', 'sw'], message: 'device (and sw) keep IndexedDB' },
  { name: 'keen-slider', at: ['src/ui'], message: 'the carousel lives in ui' },
  { name: 'dompurify', at: [], message: 'server HTML goes through ui/ServerHtml' },
  { name: 'workbox-window', at: ['src/device'], message: 'the worker bridge lives in device' },
  {
    name: '@tanstack/query-core',
    at: ['src/net'],
    message: 'net/query/readsOf tells what is cached',
  },
  {
    name: '#net/query/queryClient.ts',
    importNames: ['queryClient'],
    at: ['src/net', 'src/testing'],
    message: 'net/query/readsOf tells what is cached',
  },
]

const anyPackageButValibot = '^(@|[a-u]|[w-z]|v[b-z])'

interface Ban {
  readonly regex?: string
  readonly group?: readonly string[]
  readonly message: string
}

/** oxlint keeps only the last of two settings of one rule, so each place states all of its bans. */
const imports = (folder: string, bans: readonly Ban[], also = '') => ({
  'no-restricted-imports': [
    'error',
    {
      paths: reserved
        .filter(({ name, at }) => name !== also && !at.includes(folder))
        .map(({ name, importNames, message }) => ({ name, importNames, message })),
      patterns: bans,
    },
  ],
})

const named = (folders: readonly string[], message: string): Ban => ({
  regex: `^#(${folders.join('|')})/`,
  message,
})

const climbing: Ban = {
  regex: '^\\.\\./',
  message: 'by name (#net/…, #sandbox/…), or ./ inside a folder',
}

function bansOf(folder: string): Ban[] {
  const own = nameOf(folder)
  const may = allowed[folder] ?? []
  const banned = topFolders.filter((name) => name !== own && !may.includes(name))
  const message = `${own} imports ${may.join(', ') || 'nothing'} of ours`
  const packagesToo =
    own === 'api' ? [{ regex: anyPackageButValibot, message: 'api imports valibot only' }] : []
  return [climbing, named(banned, message), ...packagesToo]
}

/**
 * Features stand on two floors. Every feature may import these, and each of these the ones before it; all others are
 * pages, which import none of each other.
 */
const baseFloor = ['merchant', 'verification', 'session', 'wallet']

function bansOfFeature(feature: string): Ban[] {
  const height = baseFloor.indexOf(feature)
  const may = height < 0 ? baseFloor : baseFloor.slice(0, height)
  return [
    ...bansOf('src/features'),
    {
      group: ['\\#features/*/**', ...[feature, ...may].map((name) => `!\\#features/${name}/**`)],
      message: `${feature} imports ${may.join(', ') || 'none'} of the other features`,
    },
  ]
}

const features = readdirSync(join(import.meta.dirname, 'src/features')).map((feature) => ({
  files: [`src/features/${feature}/**`],
  rules: imports('src/features', bansOfFeature(feature)),
}))

const sandboxFolders = sandboxLayers.flatMap((layer, height) =>
  layer.map((folder) => {
    const banned = sandboxLayers
      .slice(height)
      .flat()
      .filter((name) => name !== folder)
    const upwards = {
      regex: `^#sandbox/(${banned.join('|')})/`,
      message: `sandbox/${folder} imports only from the layers below it`,
    }
    return {
      files: [`sandbox/${folder}/**`],
      rules: imports(
        'sandbox',
        banned.length ? [...bansOf('sandbox'), upwards] : bansOf('sandbox'),
      ),
    }
  }),
)

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'vitest'],
  options: { typeAware: true },
  categories: { correctness: 'error' },
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'react-hooks/rules-of-hooks': 'error',
    'react-hooks/exhaustive-deps': 'error',
    'import/no-cycle': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/require-mock-type-parameters': 'off',
  },
  ignorePatterns: [
    'dist',
    'dist-releases',
    '/release',
    '/contract',
    '/reports',
    'src/routeTree.gen.ts',
    'src/i18n/locales',
  ],
  overrides: [
    {
      files: ['src/**'],
      rules: {
        'no-restricted-globals': ['error', { name: 'fetch', message: 'fetch lives in net' }],
        'react/forbid-elements': [
          'error',
          { forbid: [{ element: 'output', message: 'some screen readers leave outputs out' }] },
        ],
        'react/forbid-dom-props': [
          'error',
          {
            forbid: [
              { propName: 'data-kind', message: 'testers find toasts by it, and nothing else' },
            ],
          },
        ],
        ...imports('src', [
          climbing,
          named(
            ['build', 'sandbox', 'production', 'tests', 'testing', 'sw'],
            'the product imports none of them',
          ),
        ]),
      },
    },
    ...Object.keys(allowed)
      .filter((folder) => folder !== 'src/features')
      .map((folder) => ({ files: [`${folder}/**`], rules: imports(folder, bansOf(folder)) })),
    ...features,
    ...sandboxFolders,
    { files: ['src/ui/**/sanitise.ts'], rules: imports('src/ui', bansOf('src/ui'), 'dompurify') },
    { files: ['src/{net,testing}/**'], rules: { 'no-restricted-globals': 'off' } },
    { files: ['src/ui/feedback/Toast.tsx'], rules: { 'react/forbid-dom-props': 'off' } },
    // A route's hooks are TanStack's, called on the route.
    { files: ['src/routes/**', 'tests/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**', '**/*.testing.ts', '**/*.testing.tsx'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [climbing] }],
        'no-restricted-globals': 'off',
        'typescript/no-non-null-assertion': 'off',
        'react/forbid-elements': 'off',
      },
    },
    { files: ['tests/**'], rules: { 'no-empty-pattern': 'off' } },
  ],
}
