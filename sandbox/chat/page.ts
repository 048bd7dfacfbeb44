interface Page {
  readonly language?: string
  readonly title?: string
  readonly headerColor?: string
  readonly platformOrigins: readonly string[]
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** The frame before its ticket comes: an empty room. Dark or light follows the colour around it. */
export const chatPage = ({
  language = 'EN',
  title = '',
  headerColor = '',
  platformOrigins,
}: Page) => `<!doctype html>
<html lang="en" data-theme="${isLight(headerColor) ? 'light' : 'dark'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>${escape(title || 'Chat')}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/vendor/client/base.css">
<link rel="stylesheet" href="/chat/client/chat.css">
<script type="module" src="/chat/client/main.ts"></script>
</head>
<body data-language="${escape(language)}" data-parents="${escape(platformOrigins.join(' '))}">
</body>
</html>
`

/** "#ffffff" is light. */
function isLight(colour: string): boolean {
  const [, red = '0', green = '0', blue = '0'] =
    /^#(..)(..)(..)$/.exec(colour)?.map((part) => part.replace('#', '')) ?? []
  const [r, g, b] = [red, green, blue].map((part) => Number.parseInt(part, 16) || 0)
  return (r ?? 0) * 0.3 + (g ?? 0) * 0.6 + (b ?? 0) * 0.1 > 128
}
