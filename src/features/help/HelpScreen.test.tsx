import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { activateLanguageIntent } from '#i18n/language.atoms.ts'
import type { Language } from '#i18n/languages.ts'
import { store } from '#net/query/queryClient.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { HelpDetailScreen } from './HelpDetailScreen.tsx'
import { HelpScreen } from './HelpScreen.tsx'

const topic = (id: number, title: string) => ({ id, title, content: `<p>About ${title}</p>` })
const two = [topic(1, 'Depositing'), topic(2, 'Withdrawing')]
let help: () => unknown
let asked: readonly string[]

setUp()
beforeEach(() => {
  help = () => two
  asked = platform({ '/wps/help/center': () => help() })
})

describe('the help centre', () => {
  it('expands a topic in place, with a link to its page', async () => {
    await visit(<HelpScreen query="" />)
    const title = await screen.findByRole('link', { name: 'Withdrawing' })
    expect(title).toHaveAttribute('href', '/m/helpDetail?i=1')
    const arrow = screen.getByRole('button', { name: 'Read here: Withdrawing' })
    expect(arrow).toHaveAttribute('aria-expanded', 'false')
    fireEvent.click(arrow)
    expect(await screen.findByText('About Withdrawing')).toBeVisible()
    expect(arrow).toHaveAttribute('aria-expanded', 'true')
    fireEvent.click(arrow)
    expect(screen.queryByText('About Withdrawing')).not.toBeInTheDocument()
  })

  it('searches titles and texts, and says when nothing is found', async () => {
    await visit(<HelpScreen query="" />)
    await screen.findByText('Depositing')
    const field = screen.getByRole('textbox', { name: 'Search help' })
    fireEvent.change(field, { target: { value: 'ABOUT WITH' } })
    expect(await screen.findByText('About', { selector: 'mark' })).toBeVisible()
    expect(screen.queryByText('Depositing')).not.toBeInTheDocument()
    fireEvent.change(field, { target: { value: 'xyzzy' } })
    expect(await screen.findByRole('alert')).toHaveTextContent('No results for “xyzzy”')
    fireEvent.click(await screen.findByRole('button', { name: 'Show all topics' }))
    expect(await screen.findByText('Depositing')).toBeVisible()
    expect(field).toHaveValue('')
  })

  it('follows a link that changes the query', async () => {
    function Linked() {
      const [query, setQuery] = useState('withd')
      return (
        <>
          <HelpScreen query={query} />
          <button onClick={() => setQuery('')}>All</button>
          <button onClick={() => setQuery('withd')}>Back</button>
        </>
      )
    }
    await visit(<Linked />)
    await screen.findByText('Withdrawing')
    const field = screen.getByRole('textbox', { name: 'Search help' })
    fireEvent.click(screen.getByRole('button', { name: 'All' }))
    expect(field).toHaveValue('')
    expect(await screen.findByText('Depositing')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(field).toHaveValue('withd')
  })

  it('says that it is empty', async () => {
    help = () => []
    await visit(<HelpScreen query="" />)
    expect(await screen.findByText('No help topics here yet')).toBeVisible()
  })

  it('shows an error with a retry when it fails to load', async () => {
    help = () => new Error('offline')
    await visit(<HelpScreen query="" />)
    expect(await screen.findByText(/We cannot be reached/)).toBeVisible()
    help = () => two
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Depositing')).toBeVisible()
  })
})

describe('the page of a topic', () => {
  it('shows title and text, and links to all others', async () => {
    await visit(<HelpDetailScreen index={1} />)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Withdrawing')
    expect(await screen.findByText('About Withdrawing')).toBeVisible()
    const links = screen.getByRole('navigation', { name: 'Help topics' }).querySelectorAll('a')
    expect([...links].map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page'])
  })

  it('says so when there is no such topic', async () => {
    await visit(<HelpDetailScreen index={2} />)
    expect(await screen.findByText('Topic not found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All topics' })).toHaveAttribute('href', '/m/help')
  })
})

describe('the help centre, in another language', () => {
  const speak = (language: Language) => act(async () => store.set(activateLanguageIntent, language))

  it('shows its titles in the player’s digits', async () => {
    localStorage.setItem('digits', 'bengali')
    help = () => [topic(1, '৳ 200 থেকে 5 মিনিটে')]
    await speak('BN')
    await visit(<HelpScreen query="" />)
    expect(await screen.findByText('৳ ২০০ থেকে ৫ মিনিটে')).toBeVisible()
    await visit(<HelpDetailScreen index={0} />)
    expect(
      await screen.findByRole('heading', { level: 1, name: '৳ ২০০ থেকে ৫ মিনিটে' }),
    ).toBeVisible()
  })

  it('is requested once, 200 ms after the last change', async () => {
    await visit(<HelpScreen query="" />)
    await screen.findByText('Depositing')
    expect(asked).toEqual(['GET /wps/help/center?device=MOBILE&lang=BN&merchantCode=mela01'])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const language of ['EN', 'BN', 'EN'] as const) await speak(language)
    await act(() => vi.advanceTimersByTimeAsync(199))
    expect(asked).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(asked.at(-1)).toBe('GET /wps/help/center?device=MOBILE&lang=EN&merchantCode=mela01')
  })
})
