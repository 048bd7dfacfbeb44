import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { platform } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'
import { standAt } from '#testing/standAt.tsx'
import { ShortcutHost } from './ShortcutHost.tsx'

setUp()
beforeEach(() => void platform({}))

const Page = () => (
  <>
    <input aria-label="Name" />
    <ShortcutHost />
  </>
)
const atHelp = () => standAt({ Frame: Page, entries: ['/m/help'] })

it('a slash opens the search', async () => {
  const { href } = await atHelp()
  await userEvent.keyboard('/')
  await waitFor(() => expect(href()).toContain('find='))
})

it('g then h opens home', async () => {
  const { at } = await atHelp()
  await userEvent.keyboard('gh')
  await waitFor(() => expect(at()).toBe('/m/home'))
})

it('a question mark lists them all', async () => {
  await atHelp()
  await userEvent.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent(
    'Go to homegh',
  )
})

it('keys typed into a field are not shortcuts', async () => {
  const { at } = await atHelp()
  await userEvent.type(screen.getByLabelText('Name'), '/gh?')
  expect(screen.getByLabelText('Name')).toHaveValue('/gh?')
  expect(at()).toBe('/m/help')
  expect(screen.queryByRole('dialog')).toBeNull()
})
