import type { Page } from '@playwright/test'
import { manyGames, test as base, expect } from './journey.ts'
import type { Platform } from './platform.ts'

export const test = base.extend({ games: manyGames })

export const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search games' })
export const searchField = (page: Page) =>
  overlay(page).getByRole('textbox', { name: 'Search games' })
export const found = (page: Page) => overlay(page).getByRole('list', { name: 'Games found' })
export const result = (page: Page, name: string) =>
  found(page).getByRole('button', { name, exact: true })
export const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Opens the search by its button and waits until the field has the focus. */
export async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(searchField(page)).toBeFocused()
}

export async function closeSearch(page: Page) {
  await overlay(page).getByRole('button', { name: 'Close search' }).click()
  await expect(overlay(page)).toBeHidden()
}

/** Returns the requests to a path from now on. */
export async function askedFromNow(platform: Platform) {
  const since = await platform.lastRequest()
  return (path: string) =>
    platform.requests(since).then((log) => log.filter((one) => one.path === path))
}
