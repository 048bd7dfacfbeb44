import { signSprite } from './signs.ts'
import type { PlayedGame } from './tickets.ts'
import type { SkinName } from './wire.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

interface Page {
  readonly game: PlayedGame
  readonly skin: SkinName
  readonly platformOrigins: readonly string[]
}

/** The frame before its ticket comes: no session, no language, no money. */
export const pageOf = ({ game, skin, platformOrigins }: Page) => `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(game.names.en)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/client/base.css">
<link rel="stylesheet" href="/client/panel.css">
<link rel="stylesheet" href="/client/games/choice.css">
<link rel="stylesheet" href="/client/games/scenery.css">
<link rel="stylesheet" href="/client/sheet.css">
<link rel="stylesheet" href="/client/games/${skin}.css">
<script type="module" src="/client/main.ts"></script>
</head>
<body data-skin="${skin}" data-node="${game.nodeId}" data-parents="${escape(platformOrigins.join(' '))}">
${signSprite}
<div class="waiting"><svg viewBox="0 0 100 100" aria-hidden="true"><use href="#wheel"/></svg></div>
</body>
</html>
`
