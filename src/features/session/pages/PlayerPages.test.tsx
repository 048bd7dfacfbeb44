import { act, fireEvent, screen } from '@testing-library/react'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renewCredentialsAtom } from '#net/session/credentials.ts'
import { store } from '#net/query/queryClient.ts'
import { showRoutes } from '#testing/routes.tsx'
import { logIn, setUp } from '#testing/visit.tsx'
import { PlayerPages } from './PlayerPages.tsx'
import {
  lapseSessionIntent,
  openSessionIntent,
  loseSessionIntent,
} from '#features/session/session.atoms.ts'
import { grant } from '#features/session/session.testing.ts'

setUp()

function Page() {
  const [text, setText] = useState('')
  return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
}

async function type() {
  const root = createRootRoute()
  const layout = createRoute({ getParentRoute: () => root, id: 'own', component: PlayerPages })
  const page = createRoute({ getParentRoute: () => layout, path: '/', component: Page })
  await showRoutes(root.addChildren([layout.addChildren([page])]))
  fireEvent.change(await screen.findByLabelText('Text'), { target: { value: 'of the member' } })
}

const shown = () => screen.getByLabelText<HTMLInputElement>('Text').value
const as = (userName: string, token = grant.token) =>
  act(() => store.set(openSessionIntent, { ...grant, userName, token }))

it('drops the input of one player for the next', async () => {
  logIn()
  await type()
  as('other')
  expect(shown()).toBe('')
})

it('drops the input of a player for a guest', async () => {
  logIn()
  await type()
  act(() => store.set(loseSessionIntent))
  expect(shown()).toBe('')
})

it.each([
  ['who signs in again over a form', () => store.set(lapseSessionIntent)],
  ['whose token was renewed', () => store.set(renewCredentialsAtom, null)],
])('keeps the input for the player %s', async (_, happens) => {
  logIn()
  await type()
  act(happens)
  as('member', 'another-token-of-16')
  expect(shown()).toBe('of the member')
})

it('keeps a guest’s page after a login', async () => {
  await type()
  as('member')
  expect(shown()).toBe('of the member')
})
