import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider, createStore } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { activateLanguageIntent } from '#i18n/language.atoms.ts'
import { ServerHtml } from './ServerHtml.tsx'
import { watchLinks } from './linkWatch.ts'

const sanitise = vi.hoisted(() => vi.fn<(html: string) => Promise<string>>())
const sanitiseNow = vi.hoisted(() => vi.fn<(html: string) => string | undefined>())
vi.mock('./sanitise.ts', () => ({
  sanitise,
  sanitiseNow,
  prepareSanitiser: async () => undefined,
}))

beforeEach(() => {
  sanitiseNow.mockReturnValue(undefined)
  sanitise.mockImplementation(async (html) => html.replaceAll('evil', ''))
})

describe('server HTML', () => {
  it('is shown only after sanitising', async () => {
    render(<ServerHtml html="<p>an evil text</p>" />)
    expect(await screen.findByText('an text')).toBeInTheDocument()
  })

  it('has numbers in the player’s digits', async () => {
    const store = createStore()
    await store.set(activateLanguageIntent, 'BN')
    render(
      <Provider store={store}>
        <ServerHtml html="<p>৳ ১,০০০.০০, order <b>W-20480</b></p>" />
      </Provider>,
    )
    expect(await screen.findByText(/1,000\.00/)).toHaveTextContent('৳ 1,000.00, order W-20480')
  })

  it.each([
    ['latin', 'decimal'],
    ['bengali', 'bengali'],
  ])('numbers its lists in %s digits, too', async (choice, numerals) => {
    localStorage.setItem('digits', choice)
    const store = createStore()
    await store.set(activateLanguageIntent, 'BN')
    render(
      <Provider store={store}>
        <ServerHtml html="<ol><li>খেলা</li></ol>" />
      </Provider>,
    )
    const list = (await screen.findByText('খেলা')).closest<HTMLElement>('[lang=bn][style]')
    expect(list?.style.getPropertyValue('--numerals')).toBe(numerals)
    localStorage.clear()
  })

  it('sets the language of each part', async () => {
    const store = createStore()
    await store.set(activateLanguageIntent, 'BN')
    render(
      <Provider store={store}>
        <ServerHtml html="<p>খেলা শুরু</p><p>All about <b>cricket</b></p>" />
      </Provider>,
    )
    expect(await screen.findByText(/All about/)).toHaveAttribute('lang', 'en')
    expect(screen.getByText('খেলা শুরু')).toHaveAttribute('lang', 'bn')
  })

  it('is shown at once when the sanitiser is loaded', () => {
    sanitiseNow.mockImplementation((html) => html.replaceAll('evil', ''))
    const { container } = render(<ServerHtml html="<p>an evil text</p>" waiting="…" />)
    expect(container).toHaveTextContent(/^an text$/)
    expect(sanitise).not.toHaveBeenCalled()
  })

  it('is not shown without the sanitiser', async () => {
    const gate = Promise.withResolvers<string>()
    sanitise.mockReturnValue(gate.promise)
    const { container } = render(<ServerHtml html="<p>evil</p>" waiting="…" failed="Try again" />)
    expect(container).toHaveTextContent(/^…$/)
    gate.reject(new Error('offline'))
    expect(await screen.findByText('Try again')).toBeInTheDocument()
    expect(container).not.toHaveTextContent('evil')
  })

  it('never shows the previous text with new content', async () => {
    const { rerender, container } = render(<ServerHtml html="<p>old</p>" />)
    await screen.findByText('old')
    rerender(<ServerHtml html="<p>new</p>" waiting="…" />)
    expect(container).toHaveTextContent(/^…$/)
    expect(await screen.findByText('new')).toBeInTheDocument()
  })

  it('opens no link until the app handles links, and then once', async () => {
    const followed = vi.fn<(event: Event) => void>()
    const follow = (event: Event) => {
      if (!event.defaultPrevented) followed(event)
      event.preventDefault()
    }
    document.addEventListener('click', follow)
    render(<ServerHtml html='<a href="https://strange.example/">away</a>' />)
    await userEvent.click(await screen.findByText('away'))
    expect(followed).not.toHaveBeenCalled()
    const unwatch = watchLinks()
    expect(followed).toHaveBeenCalledOnce()
    unwatch()
    document.removeEventListener('click', follow)
  })
})
