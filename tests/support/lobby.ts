import type { Locator, Page } from '@playwright/test'
import { brand } from './brand.ts'

export const games = (page: Page) => page.getByRole('main').locator('[data-node-id]')
export const kinds = (page: Page) => page.getByRole('radiogroup', { name: 'Game types' })
export const kind = (page: Page, name: string) => kinds(page).getByText(name, { exact: true })
export const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name, exact: true })

/** The sections of the All view, in the order of section 2 of the specification. */
export const sections = ['HOT', 'RNG', 'LIVE', 'FISH', 'PVP', 'PROVIDER', 'SPORTS', 'ESPORTS']
export const shownSections = (page: Page) =>
  page
    .locator('main [data-category]')
    .evaluateAll((found) => found.map((section) => section.getAttribute('data-category')))

/**
 * The element with a tile's drawing. Its background is set once the worker has drawn it, if the
 * brand has drawings.
 */
export const drawingIn = (tile: Locator) => tile.locator('[class*=" art-"]')
export const pictured = brand.hasDrawings ? /^url\("blob:/ : /radial-gradient/
