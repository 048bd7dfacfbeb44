import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Frames of games, which have another origin, are checked with the page. */
const source = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`

async function bring(page: Page) {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

interface Wanted {
  /** Violations of rules, or what axe cannot decide. */
  readonly kind?: 'violations' | 'incomplete'
  readonly part?: string
  /** One rule instead of all. */
  readonly rule?: string
}

/** The findings of axe in the page with its frames, or in a part of it; rules that pass are not returned. */
export async function axeFindings(
  page: Page,
  { kind = 'violations', part = 'html', rule }: Wanted = {},
) {
  await bring(page)
  const options: RunOptions = {
    resultTypes: [kind],
    preload: false,
    pingWaitTime: 10_000,
    ...(rule && { runOnly: [rule] }),
  }
  return page.evaluate(
    async ({ kind, part, options }) => {
      const found = await window.axe.run(part, options)
      return found[kind].map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, any }) => ({ html, message: any[0]?.message ?? '' })),
      }))
    },
    { kind, part, options },
  )
}
