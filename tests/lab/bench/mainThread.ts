import type { Page } from '@playwright/test'
import * as v from 'valibot'

/** Chromium's trace event format. */
const TraceEvent = v.object({
  name: v.string(),
  /** X is a whole event, M tells the name of a thread. */
  ph: v.string(),
  /** Microseconds. */
  ts: v.number(),
  pid: v.number(),
  tid: v.number(),
  args: v.optional(v.unknown()),
})
const Trace = v.object({ traceEvents: v.array(TraceEvent) })

type TraceEvent = v.InferOutput<typeof TraceEvent>

const categories = [
  'toplevel',
  'blink',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
]

const counted = {
  tasks: 'ThreadControllerImpl::RunTask',
  recalculations: 'Document::recalcStyle',
  layouts: 'LocalFrameView::performLayout',
  paints: 'Paint',
} as const

const threadOf = ({ pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>) => `${pid}:${tid}`
const says = ({ args }: TraceEvent, text: string) => JSON.stringify(args ?? null).includes(text)

/** The request for the page, which its main thread reports. */
function requestFor(events: readonly TraceEvent[], url: string) {
  const mains = new Set(
    events
      .filter(({ ph, name }) => ph === 'M' && name === 'thread_name')
      .filter((event) => says(event, 'CrRendererMain'))
      .map(threadOf),
  )
  const loaded = events.find(
    (event) =>
      event.name === 'ResourceSendRequest' && mains.has(threadOf(event)) && says(event, `"${url}"`),
  )
  if (!loaded) throw new Error(`The trace has no thread that loaded ${url}`)
  return loaded
}

/** What the page's main thread is asked for in that time from its request on, while something happens in the page. */
export async function countMainThread(page: Page, seconds: number, happen: () => Promise<unknown>) {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  await browser.startTracing(undefined, { categories })
  await happen()
  const { traceEvents } = v.parse(Trace, JSON.parse(String(await browser.stopTracing())))
  const request = requestFor(traceEvents, page.url())
  const main = threadOf(request)
  const count = (wanted: string) =>
    traceEvents.filter(
      ({ name, ph, ts, ...event }) =>
        name === wanted &&
        ph === 'X' &&
        threadOf(event) === main &&
        ts >= request.ts &&
        ts < request.ts + seconds * 1e6,
    ).length
  return Object.fromEntries(Object.entries(counted).map(([what, name]) => [what, count(name)]))
}
