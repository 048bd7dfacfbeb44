import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { aGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { ShareGame } from './ShareGame.tsx'

setUp()
beforeEach(() => void platform({}))

const press = async () => {
  await visit(<ShareGame game={aGame({ id: '7', name: 'River Koi' })} />)
  fireEvent.click(screen.getByRole('button', { name: 'Share: River Koi' }))
}
const link = () => `${location.origin}/m/home?card=7`

it('shares the link to the game’s page, without a picture', async () => {
  const sent = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: sent }))
  await press()
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ title: 'River Koi', url: link() }))
})

it('copies the link when the phone cannot share', async () => {
  const writeText = vi.fn(async () => undefined)
  const stub = Object.create(navigator, {
    share: { value: undefined },
    clipboard: { value: { writeText } },
  })
  vi.stubGlobal('navigator', stub)
  await press()
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(link()))
  await waitFor(() => expect(toasts()).toContain('success: Link copied'))
})
