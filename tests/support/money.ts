import type { Page } from '@playwright/test'

export const main = (page: Page) => page.getByRole('main')
export const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click()

/** How many inputs a money screen asks for, typed, chosen or uploaded, each counted once. */
export async function countFields(page: Page, within = page.locator('body')): Promise<number> {
  const kinds = [
    within.getByRole('radiogroup'),
    within.getByRole('textbox'),
    within.getByRole('combobox'),
    within.locator('input[type=file]'),
  ]
  const counts = await Promise.all(kinds.map((kind) => kind.count()))
  return counts.reduce((sum, count) => sum + count, 0)
}
