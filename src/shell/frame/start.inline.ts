/** What a frame's first screen needs, put in at build: chunks, and the public reads by language. */
interface Needs {
  readonly chunks: readonly string[]
  readonly reads: Readonly<Record<string, readonly string[]>>
}

declare const ENTRY: string
declare const CATALOGS: Readonly<Record<string, string>>
declare const NEEDS: Readonly<Record<string, Needs>>

const { dataset, classList } = document.documentElement
const language = dataset['language'] ?? 'BN'
const needs = NEEDS[dataset['frame'] ?? '']

function preload(href: string, rel: 'preload' | 'modulepreload') {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  if (rel === 'preload') Object.assign(link, { as: 'fetch', crossOrigin: 'anonymous' })
  document.head.append(link)
}

/** The first paint is out: now the script and the first screen's data set off together. */
function start() {
  performance.mark('mela:shell')
  for (const address of needs?.reads[language] ?? []) preload(address, 'preload')
  for (const chunk of [CATALOGS[language], ...(needs?.chunks ?? [])])
    if (chunk) preload(chunk, 'modulepreload')
  import(/* @vite-ignore */ ENTRY).catch(recover)
}

/** Files of an older release may be gone: one reload, then a way to try again. */
function recover() {
  const [visit] = performance.getEntriesByType('navigation')
  if (!(visit instanceof PerformanceNavigationTiming) || visit.type !== 'reload')
    return location.reload()
  document.getElementById('again')?.addEventListener('click', () => location.reload())
  classList.add('is-stuck')
}

if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))
