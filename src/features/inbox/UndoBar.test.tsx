import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Message } from '#api/content/inbox.ts'
import { store } from '#net/query/queryClient.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { UndoBar } from './UndoBar.tsx'
import { removeMessageIntent } from './inbox.atoms.ts'

const message: Message = {
  id: '3',
  title: 'Three',
  content: '',
  time: 0,
  isRead: true,
  isPersonal: false,
}

setUp()
beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  platform({ '/wps/relay/inbox/message': () => ({ success: true }) })
  logIn()
  await visit(<UndoBar />)
  await act(() => store.set(removeMessageIntent, message))
})

const undo = () => screen.queryByRole('button', { name: 'Undo' })
const itsTime = () => act(() => vi.advanceTimersByTimeAsync(8000))

describe('the offer to undo a deletion', () => {
  it('closes after its time', async () => {
    expect(undo()).toBeVisible()
    await itsTime()
    expect(undo()).toBeNull()
  })

  it('stays while it has the focus', async () => {
    act(() => undo()?.focus())
    await itsTime()
    expect(undo()).toHaveFocus()
    act(() => undo()?.blur())
    expect(undo()).toBeNull()
  })

  it('of the next deletion closes after its time, though the last one had the focus', async () => {
    act(() => undo()?.focus())
    cleanup()
    await visit(<UndoBar />)
    await act(() => store.set(removeMessageIntent, { ...message, id: '4' }))
    await itsTime()
    expect(undo()).toBeNull()
  })
})
