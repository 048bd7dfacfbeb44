import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { lobby } from './-lobbyPages.ts'

export const Route = createFileRoute('/m/(games)/gameCenter')({
  ...lobby,
  staticData: { title: msg`Game center`, layout: 'lobby' },
})
