import { htmlPage } from '#sandbox/vendor/page.ts'

interface Page {
  readonly language?: string
  readonly title?: string
  readonly headerColor?: string
  readonly platformOrigins: readonly string[]
}

export const chatPage = ({
  language = 'EN',
  title = '',
  headerColor = '',
  platformOrigins,
}: Page) =>
  htmlPage({
    title: title || 'Chat',
    theme: isLight(headerColor) ? 'light' : 'dark',
    viewport: ', interactive-widget=resizes-content',
    styles: ['vendor/client/base', 'chat/client/chat'],
    script: 'chat/client/main.ts',
    data: { language, parents: platformOrigins.join(' ') },
    content: '',
  })

/** "#ffffff" is light. */
function isLight(colour: string): boolean {
  const channels = /^#(..)(..)(..)$/.exec(colour)?.slice(1) ?? []
  const [r = 0, g = 0, b = 0] = channels.map((part) => Number.parseInt(part, 16) || 0)
  return r * 0.3 + g * 0.6 + b * 0.1 > 128
}
