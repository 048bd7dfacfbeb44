import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { Discover } from './Discover.tsx'

setUp()

it('before typing links to the player’s own games without requesting them', async () => {
  logIn()
  const asked = platform({})
  await visit(<Discover onOpen={() => undefined} onQuery={() => undefined} />)
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/m/fav', '/m/recent'])
  expect(asked.join()).not.toMatch(/favourite|recent/)
})
