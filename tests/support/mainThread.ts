import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'

/** Chromium's trace event format. */
const TraceEvent = v.object({
  name: v.string(),
  /** X is a whole event, M tells the name of a thread. */
  ph: v.string(),
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

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
const says = ({ args }: TraceEvent, text: string) => JSON.stringify(args ?? null).includes(text)

/** The renderer's main thread from which most requests to that host were sent. */
function mainThreadOf(events: readonly TraceEvent[], host: string) {
  const mains = events.filter(
    (event) => event.ph === 'M' && event.name === 'thread_name' && says(event, 'CrRendererMain'),
  )
  const requests = new Map(mains.map((event) => [threadOf(event), 0]))
  for (const event of events) {
    const sent = requests.get(threadOf(event))
    if (sent === undefined || event.name !== 'ResourceSendRequest' || !says(event, host)) continue
    requests.set(threadOf(event), sent + 1)
  }
  return [...requests].sort(([, one], [, other]) => other - one)[0]?.[0]
}

/** What the main thread of the page is asked for while something happens in it. */
export async function countMainThread(browser: Browser, page: Page, happen: () => Promise<void>) {
  await browser.startTracing(page, { categories })
  await happen()
  const trace = JSON.parse(String(await browser.stopTracing()))
  const { traceEvents } = v.parse(Trace, trace)
  const main = mainThreadOf(traceEvents, new URL(page.url()).host)
  const whole = traceEvents.filter((event) => event.ph === 'X' && threadOf(event) === main)
  const count = (name: string) => whole.filter((event) => event.name === name).length
  return {
    tasks: count(counted.tasks),
    recalculations: count(counted.recalculations),
    layouts: count(counted.layouts),
    paints: count(counted.paints),
  }
}
