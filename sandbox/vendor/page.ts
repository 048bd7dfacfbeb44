import { html, raw } from 'hono/html'
import { scriptOf, styleOf } from './assets.ts'
import { flyerSprite } from './figure.ts'
import { signSprite } from './signs.ts'
import type { PlayedGame } from './tickets.ts'
import type { KindName } from './kinds/kind.ts'

interface Document {
  readonly title: string
  readonly theme?: 'dark' | 'light'
  readonly viewport?: string
  /** Paths below sandbox/, without their extension. */
  readonly styles: readonly string[]
  readonly script: string
  readonly data: Readonly<Record<string, string | number>>
  readonly content?: string
}

const waiting =
  '<div class="waiting"><svg viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="36"/></svg></div>'

/**
 * The page before its ticket arrives: without session, language or money. One answer has all that a
 * game needs, because each request costs a round trip on a slow network.
 */
export const htmlPage = async ({
  title,
  theme = 'dark',
  viewport = '',
  styles,
  script,
  data,
  content = waiting,
}: Document) =>
  html`<!doctype html>
<html lang="en" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover${viewport}">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(styleOf(styles))}</style>
<script type="module">${raw(await scriptOf(script))}</script>
</head>
<body${Object.entries(data).map(([name, value]) => html` data-${name}="${value}"`)}>
${raw(content)}
</body>
</html>
`

interface Page {
  readonly game: PlayedGame
  readonly kind: KindName
  readonly platformOrigins: readonly string[]
}

const styles = ['base', 'panel', 'parts/choice', 'parts/scenery', 'parts/sheet']
const withCards: readonly KindName[] = ['cards', 'andar']

/** The symbols that a kind of game draws with. */
function spriteOf(kind: KindName, name: string) {
  if (kind === 'slot') return signSprite
  return kind === 'crash' ? flyerSprite(name) : ''
}

export const gamePage = ({ game, kind, platformOrigins }: Page) =>
  htmlPage({
    title: game.names.en,
    styles: [
      ...styles,
      ...(withCards.includes(kind) ? ['parts/card'] : []),
      `games/${kind}/style`,
    ].map((name) => `vendor/client/${name}`),
    script: `vendor/client/games/${kind}/main.ts`,
    content: spriteOf(kind, game.names.en) + waiting,
    data: { node: game.nodeId, parents: platformOrigins.join(' ') },
  })
