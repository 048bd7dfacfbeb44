import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { embedded, gameOrigin } from './embed.testing.ts'
import { useEmbedMessages } from './useEmbedMessages.ts'

const onMessage = vi.fn<Parameters<typeof useEmbedMessages>[1]>()
const opened = { type: 'mela:opened' }

function listening(origin: string | null = gameOrigin) {
  const { frame, ...embed } = embedded()
  const { result, unmount } = renderHook(() => useEmbedMessages(origin, onMessage))
  result.current.current = frame
  return { ...embed, unmount }
}

it('receives messages of the embed, and replies to its origin only', () => {
  const { say, heard } = listening()
  onMessage.mockImplementation((_message, answer) =>
    answer({ type: 'mela:settings', digits: 'latin' }),
  )
  say(opened)
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(opened, expect.any(Function))
  expect(heard).toHaveBeenCalledExactlyOnceWith(
    { type: 'mela:settings', digits: 'latin' },
    gameOrigin,
  )
})

it.each([
  ['another origin in the embed', { origin: 'https://else.example' }],
  ['another window of the origin', { source: window }],
  ['another window of another origin', { origin: 'https://else.example', source: window }],
])('ignores %s', (_title, sender) => {
  const { say } = listening()
  say(opened, sender)
  expect(onMessage).not.toHaveBeenCalled()
})

it('ignores messages after the embed was replaced', () => {
  const { say, go } = listening()
  go()
  say(opened, { source: null })
  expect(onMessage).not.toHaveBeenCalled()
})

it('ignores messages of an unknown format', () => {
  const { say } = listening()
  say({ type: 'mela:win' })
  expect(onMessage).not.toHaveBeenCalled()
})

it('ignores messages before the address is known and after unmount', () => {
  listening(null).say(opened, { origin: 'null' })
  const { say, unmount } = listening()
  unmount()
  say(opened)
  expect(onMessage).not.toHaveBeenCalled()
})
