import { describe, expect, it } from 'vitest'
import {
  type SeenBy,
  unseenPopups,
  withRemSizes,
  withSeenPopup,
  withSeenBy,
  withoutTitle,
} from './popup.rules.ts'

describe('the sizes of a popup', () => {
  it.each([
    ['<p style="font-size: 28px">Hi</p>', '<p style="font-size: 0.28rem">Hi</p>'],
    ['<p style="margin:10px 20.5px">', '<p style="margin:0.1rem 0.205rem">'],
    ['<p style="width:300PX">', '<p style="width:3rem">'],
    ['<p style="width:750px;margin:0px">', '<p style="width:7.5rem;margin:0rem">'],
    ['<p>Screens of 300px</p>', '<p>Screens of 300px</p>'],
    ['<p style="width:50%">', '<p style="width:50%">'],
    ['plain words', 'plain words'],
  ])('%s', (html, sized) => {
    expect(withRemSizes(html)).toBe(sized)
  })
})

describe('a popup', () => {
  it.each([
    ['<h3>The fair</h3><p>Come</p>', '<p>Come</p>'],
    [' <h2 class="x"> The fair </h2>Come', 'Come'],
    ['<h3>Another</h3><p>Come</p>', '<h3>Another</h3><p>Come</p>'],
    ['<p>Come</p>', '<p>Come</p>'],
  ])('shows its title once: %s', (content, rest) => {
    expect(withoutTitle({ title: 'The fair', content })).toBe(rest)
  })

  it('is not shown twice to a player', () => {
    const popups = ['1', '2'].map((id) => ({ id, title: '', content: '' }))
    expect(unseenPopups(popups, ['1']).map(({ id }) => id)).toEqual(['2'])
  })

  it('is stored as shown, in a list of limited length', () => {
    const seen = Array.from({ length: 60 }, (_, index) => String(index)).reduce(withSeenPopup, [])
    expect(seen).toHaveLength(50)
    expect(seen.at(-1)).toBe('59')
    expect(withSeenPopup(['a', 'b'], 'a')).toEqual(['b', 'a'])
  })

  it('is stored for each account, the latest eight', () => {
    const players = Array.from({ length: 10 }, (_, index) => `player${index}`)
    const seenBy = players.reduce<SeenBy>((seen, player) => withSeenBy(seen, player, '1'), {})
    expect(Object.keys(seenBy)).toEqual(players.slice(2))
    const [first = '', ...others] = players.slice(2)
    const again = withSeenBy(seenBy, first, '2')
    expect(again[first]).toEqual(['1', '2'])
    expect(Object.keys(again)).toEqual([...others, first])
  })
})
