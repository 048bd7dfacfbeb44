import { htmlPage } from '#sandbox/vendor/page.ts'

interface Page {
  readonly vendor: string
  /** `lobby`, or the game to open directly. */
  readonly code: string
  readonly platformOrigins: readonly string[]
}

const shared = ['vendor/client/base', 'vendor/client/panel', 'vendor/client/parts/sheet']
const own = ['lottery/client/lotto', 'lottery/client/picker', 'lottery/client/lists']

export const lottoPage = ({ vendor, code, platformOrigins }: Page) =>
  htmlPage({
    title: 'Lottery',
    styles: [...shared, ...own],
    script: 'lottery/client/main.ts',
    data: { vendor, code, parents: platformOrigins.join(' ') },
  })
