import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameActions } from '#features/games/tile/gameActions.ts'
import { wireGame } from '#testing/games.ts'
import { Refused, platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { LiveModels } from './LiveModels.tsx'

const table = wireGame(77, { gameType: 'LIVE' })
const anika = { modelId: 1, modelName: 'Anika', picture: '/cdn/1/model/1.svg', game: table }
const tariq = { modelId: 2, modelName: 'Tariq', picture: '/cdn/1/model/2.svg', streaming: 1 }
let answer: () => unknown
let asked: readonly string[]
const onPlay = vi.fn<GameActions['onPlay']>(async () => undefined)

setUp()
beforeEach(() => {
  answer = () => ({ list: [anika, tariq] })
  asked = platform({ '/lgw/live/models': () => answer() })
})

describe('the row of live models', () => {
  it('shows picture and name, with those who are streaming first', async () => {
    await visit(<LiveModels onPlay={onPlay} />)
    await screen.findByText('Anika')
    const [first, second] = screen.getAllByRole('listitem').map((item) => within(item))
    expect(first?.getByText('Tariq')).toBeVisible()
    expect(first?.getByText('Streaming now')).toBeVisible()
    expect(second?.getByText('Anika')).toBeVisible()
    expect(second?.queryByText('Streaming now')).not.toBeInTheDocument()
    expect(document.querySelector('img[src="/cdn/1/model/1.svg"]')).not.toBeNull()
    expect(asked).toEqual([
      'GET /lgw/live/models?language=EN&merchantCode=mela01&module=CBS3&status=active',
    ])
  })

  it('links to the table of a model who is at one', async () => {
    await visit(<LiveModels onPlay={onPlay} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Anika' }))
    expect(onPlay).toHaveBeenCalledWith(
      expect.objectContaining({ id: '77', category: 'LIVE' }),
      expect.any(Element),
    )
    expect(screen.queryByRole('button', { name: /^Tariq/ })).not.toBeInTheDocument()
  })

  it('shows an initial when a picture fails to load', async () => {
    await visit(<LiveModels onPlay={onPlay} />)
    await screen.findByText('Anika')
    const picture = document.querySelector('img[src="/cdn/1/model/1.svg"]')
    if (picture) fireEvent.error(picture)
    expect(screen.getByRole('button', { name: 'Anika' })).toHaveTextContent('A')
    expect(document.querySelector('img[src="/cdn/1/model/1.svg"]')).toBeNull()
  })

  it.each([
    ['there are none', () => ({ list: [] })],
    ['the answer has no list', () => ({})],
    ['the platform has none', () => new Refused(404, 'not_found')],
  ])('is not shown when %s', async (_, given) => {
    answer = given
    await visit(<LiveModels onPlay={onPlay} />)
    await expect.poll(() => screen.queryByRole('region')).toBeNull()
  })
})
