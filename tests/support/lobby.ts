import type { Locator, Page } from '@playwright/test'
import { brand } from './brand.ts'

export const games = (page: Page) => page.getByRole('main').locator('[data-node-id]')
export const kinds = (page: Page) => page.getByRole('radiogroup', { name: 'Game types' })
export const kind = (page: Page, name: string) => kinds(page).getByText(name, { exact: true })
export const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Game categories' }).getByRole('link', { name, exact: true })

/** The All view's sections, in the order of section 2. */
export const sections = ['HOT', 'RNG', 'LIVE', 'FISH', 'PVP', 'PROVIDER', 'SPORTS', 'ESPORTS']
export const shownSections = (page: Page) =>
  page
    .locator('main [data-category]')
    .evaluateAll((found) => found.map((section) => section.getAttribute('data-category')))

/** The one element that shows a tile's drawing, and its background once the worker has drawn it, if the brand has drawings. */
export const drawingIn = (tile: Locator) => tile.locator('[class*=" art-"]')
export const pictured = brand.hasDrawings ? /^url\("blob:/ : /radial-gradient/
