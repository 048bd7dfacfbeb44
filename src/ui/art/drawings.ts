import { type Strip, type WantedDrawings, rulesOf } from './strips.rules.ts'

interface Shown {
  readonly names: readonly string[]
  readonly sheet: CSSStyleSheet
  readonly picture: HTMLImageElement
}

/** How many strips stay cached after no element shows them any more. */
const maxCached = 24

type Later = (work: () => void) => void

/** Requests drawings from a worker, which `start` creates at the first request; `soon` schedules the requests. */
export function drawings(start: () => Worker, soon: Later = (draw) => void setTimeout(draw)) {
  const requested = new Set<string>()
  let waiting: string[] = []
  let shown: readonly Shown[] = []
  let artist: Worker | undefined

  function send() {
    if (!artist) {
      artist = start()
      artist.addEventListener('message', ({ data }: MessageEvent<Strip>) => void show(data))
    }
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    const screen = { width: innerWidth, rem, ratio: devicePixelRatio }
    artist.postMessage({ names: waiting, screen } satisfies WantedDrawings)
    waiting = []
  }

  async function show({ names, blob, height }: Strip) {
    const picture = new Image()
    picture.src = URL.createObjectURL(blob)
    await picture.decode().catch(() => undefined)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rulesOf(names, picture.src, height))
    document.adoptedStyleSheets.push(sheet)
    shown = [...shown, { names, sheet, picture }]
    if (shown.length > maxCached) forgetUnseen()
  }

  function forgetUnseen() {
    const gone = new Set(shown.slice(0, -maxCached).filter(isUnseen))
    shown = shown.filter((strip) => !gone.has(strip))
    for (const { names, sheet, picture } of gone) {
      const { adoptedStyleSheets: sheets } = document
      sheets.splice(sheets.indexOf(sheet), 1)
      URL.revokeObjectURL(picture.src)
      for (const name of names) requested.delete(name)
    }
  }

  return (name: string) => {
    if (requested.has(name)) return
    requested.add(name)
    if (waiting.push(name) === 1) soon(send)
  }
}

const isUnseen = ({ names }: Shown) =>
  names.every((name) => document.getElementsByClassName(name).length === 0)
