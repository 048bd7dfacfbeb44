import { signSprite } from '../vendor/signs.ts'

interface Page {
  readonly vendor: string
  /** `lobby`, or the game that is open at once. */
  readonly code: string
  readonly platformOrigins: readonly string[]
}

const styles = ['vendor/client/base', 'vendor/client/panel', 'vendor/client/sheet']
const own = ['lottery/client/lotto', 'lottery/client/picker', 'lottery/client/lists']
const links = [...styles, ...own].map((path) => `<link rel="stylesheet" href="/${path}.css">`)

/** The frame before its ticket comes: no session, no language, no money. */
export const lottoPage = ({ vendor, code, platformOrigins }: Page) => `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Lottery</title>
<link rel="icon" href="data:,">
${links.join('\n')}
<script type="module" src="/lottery/client/main.ts"></script>
</head>
<body data-vendor="${vendor}" data-code="${code}" data-parents="${platformOrigins.join(' ')}">
${signSprite}
<div class="waiting"><svg viewBox="0 0 100 100" aria-hidden="true"><use href="#wheel"/></svg></div>
</body>
</html>
`
